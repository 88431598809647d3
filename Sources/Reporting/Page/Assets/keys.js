"use strict";

// The keyboard and the pointer over the lanes.
const Keys = (() => {
  function listen(player) {
    const canvas = player.find("lanes");
    let drag = null;
    canvas.addEventListener("pointerdown", (event) => {
      drag = { x: event.offsetX, moved: false, selects: event.shiftKey };
      canvas.setPointerCapture(event.pointerId);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!drag || Math.abs(event.offsetX - drag.x) < 3 && !drag.moved) return;
      const [from, to] = [player.lanes.time(drag.x), player.lanes.time(event.offsetX)];
      if (drag.selects) {
        player.select(Math.min(from, to), Math.max(from, to));
        drag.moved = true;
      } else {
        player.lanes.pan(from - to);
        drag = { x: event.offsetX, moved: true };
        player.draw();
      }
    });
    canvas.addEventListener("pointerup", (event) => {
      if (drag && !drag.moved) player.seek(player.lanes.timeAt(event.offsetX, event.offsetY));
      drag = null;
    });
    canvas.addEventListener("wheel", (event) => wheel(player, event), { passive: false });
    document.addEventListener("keydown", (event) => key(player, event));
  }

  function wheel(player, event) {
    const isAcross = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!event.ctrlKey && !event.metaKey && !event.altKey && !isAcross) return;
    event.preventDefault();
    const { lanes } = player;
    if (isAcross) lanes.pan(event.deltaX * (lanes.to - lanes.from) / 800);
    else lanes.zoom(event.deltaY > 0 ? 1.25 : 0.8, lanes.time(event.offsetX));
    player.draw();
  }

  function key(player, event) {
    const own = event.target.closest?.("input, select, textarea, button, summary, [role=button]");
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (own && !["[", "]", ",", "."].includes(event.key)) return;
    if (own?.type === "search" || own?.type === "number") return;
    const zoom = (factor) => {
      player.lanes.zoom(factor, player.at);
      player.draw();
    };
    const act = {
      " ": () => player.toggle(),
      ArrowLeft: () => player.step(event.shiftKey ? -10 : -1),
      ArrowRight: () => player.step(event.shiftKey ? 10 : 1),
      "[": () => player.jump(-1),
      "]": () => player.jump(1),
      ",": () => player.pass(-1),
      ".": () => player.pass(1),
      "+": () => zoom(0.7),
      "-": () => zoom(1.4),
      "<": () => player.select(player.at, player.loop?.to ?? player.current.end),
      ">": () => player.select(player.loop?.from ?? 0, player.at),
      Escape: () => player.select(),
    }[event.key];
    if (!act || !player.current) return;
    event.preventDefault();
    act();
  }

  return { listen };
})();
