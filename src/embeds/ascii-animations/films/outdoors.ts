/** The films set outdoors: a train, snow, a rocket, a hole in the ice and a meeting. */
import { columns, type Film, line, noise, put, stage, text } from "../stage"

const engine = ["   o  o      ", " _____[]___  ", "|juhq |    |_", "|_____|______|", " (o)(o)  (o) "]
const wagon = ["_____________", "| []  []  [] |", "|____________|", "  (o)    (o) "]

export const train: Film = {
  id: "train",
  title: "The 7.12 to Pieksämäki",
  frames: 28,
  scenes: [
    { from: 0, words: "A field with a cow and two spruces. A train comes from the right." },
    {
      from: 10,
      words: "The train passes: an engine that says juhq, and two wagons. The cow follows it with her head.",
    },
    { from: 24, words: "The train has gone. The cow chews. It was on time." },
  ],
  draw(frame) {
    const on = stage()
    put(on, ["  /\\", " /  \\", "/____\\", "  ||"], 2, 1)
    put(on, ["  /\\", " /  \\", "/____\\", "  ||"], 40, 1)
    const looks = frame < 12
    put(
      on,
      looks
        ? ["        __ ", " _____ (oo)", "/|    \\_\\/ ", " ||---||   "]
        : ["  __       ", " (oo) _____", "  \\/_/    |\\", "    ||---|| "],
      18,
      1,
    )
    line(on, 11, "=")
    const x = columns - frame * 4
    put(on, [...engine], x, 6)
    put(on, [...wagon], x + 15, 7)
    put(on, [...wagon], x + 31, 7)
    put(on, frame % 2 ? "( )" : "()", x + 3, 5)
    return text(on)
  },
}

export const snow: Film = {
  id: "snow",
  title: "October",
  frames: 32,
  scenes: [
    { from: 0, words: "A small house with a lit window. It begins to snow." },
    { from: 12, words: "The snow has reached the window." },
    { from: 16, words: "Only the roof is to be seen." },
    { from: 28, words: "Only the smoke is to be seen. It snows." },
    { from: 30, words: "The smoke writes: spring?" },
  ],
  draw(frame) {
    const on = stage()
    put(
      on,
      [
        "    _||______",
        "   /         \\",
        "  /___________\\",
        "   |  __   _  |",
        "   | |__| | | |",
        "   |______|_|_|",
      ],
      15,
      5,
    )
    const smoke = frame % 2 ? ["  )", " ( ", "  )"] : [" ( ", "  )", " ( "]
    put(on, smoke, 19, 2)
    if (frame >= 30) put(on, "spring?", 22, 1)
    const deep = Math.min(7, Math.floor(frame / 4))
    for (let y = 0; y < deep; y++) {
      const row = 11 - y
      put(on, "\u00a0".repeat(columns), 0, row)
      line(on, row, y === deep - 1 ? "_" : ".")
    }
    for (let i = 0; i < 30; i++) {
      const fall = (Math.floor(noise(i, 1) * 12) + frame) % 12
      const drift = (Math.floor(noise(i, 2) * columns) + (frame % 2 ? i % 2 : 0)) % columns
      if (fall < 12 - deep) put(on, "*", drift, fall)
    }
    return text(on)
  },
}

export const rocket: Film = {
  id: "rocket",
  title: "Launch",
  frames: 26,
  scenes: [
    { from: 0, words: "A rocket on its pad. A sign counts: 3, 2, 1." },
    { from: 6, words: "The rocket rises on its flame and leaves the picture." },
    { from: 14, words: "Empty sky, a star, the pad." },
    { from: 17, words: "The rocket comes down again, slowly, and lands where it was." },
    { from: 24, words: "A sign says: the keys." },
  ],
  draw(frame) {
    const on = stage()
    put(on, ".", 8, 2)
    put(on, "*", 39, 1)
    put(on, ".", 30, 4)
    line(on, 11, "_")
    put(on, "[=======]", 19, 11)
    const up =
      frame < 6 ? 0 : frame < 14 ? (frame - 5) * 1.6 : frame < 17 ? 20 : Math.max(0, (24 - frame) * 1.7)
    const top = 6 - Math.round(up)
    put(on, ["  ^  ", " / \\ ", " |o| ", " |_| ", "/_|_\\"], 21, top)
    if (frame >= 6 && frame < 24 && up < 20)
      put(on, frame % 2 ? [" WWW ", "  V  "] : [" VVV ", "  W  "], 21, top + 5)
    if (frame < 6) put(on, String(3 - Math.floor(frame / 2)), 32, 8)
    if (frame >= 24) put(on, ["+----------+", "| the keys |", "+----------+"], 32, 7)
    return text(on)
  },
}

export const fishing: Film = {
  id: "fishing",
  title: "The hole in the ice",
  frames: 26,
  scenes: [
    {
      from: 0,
      words: "A man sits on a box on the ice, with a rod and a hole. Below the ice there is water.",
    },
    { from: 6, words: "A fish comes from the left, under the ice." },
    { from: 12, words: "The fish looks at the hook. The man looks at the ice." },
    { from: 17, words: "The fish swims on and is gone." },
    { from: 22, words: "The man sits. It was a good day." },
  ],
  draw(frame) {
    const on = stage()
    put(on, ["  _O_    ", "   |\\___/", " __|_  | ", " |__|  | "], 15, 1)
    line(on, 5, "_", 0, 21)
    line(on, 5, "_", 25, columns)
    put(on, "|", 22, 4)
    put(on, ["|", "|", "J"], 22, 5)
    for (const y of [10, 11])
      for (let x = 0; x < columns; x++) if ((x + y * 3 + Math.floor(frame / 2)) % 8 === 0) put(on, "~", x, y)
    const x = frame < 6 ? -10 : frame < 12 ? -8 + (frame - 6) * 4 : frame < 17 ? 14 : 14 + (frame - 16) * 7
    put(on, frame % 4 < 2 ? "><((('>" : ">-((('>", x, 7)
    return text(on)
  },
}

const walker = (step: boolean) => [" O ", "/|\\", step ? "/ \\" : " | "]
const nodding = [" _o", "/|\\", "/ \\"]
const noddingBack = ["o_ ", "/|\\", "/ \\"]

export const meeting: Film = {
  id: "meeting",
  title: "A meeting",
  frames: 24,
  scenes: [
    { from: 0, words: "Two people walk towards each other from the two sides of a street." },
    { from: 8, words: "They stop, well apart, and look." },
    { from: 10, words: "They nod, both at once." },
    {
      from: 13,
      words: "They turn round and walk home, each on the side they came from, and are gone. It was enough.",
    },
  ],
  draw(frame) {
    const on = stage()
    put(on, ["  _____ ", " |[] []|", " |[] []|", " |__n__|"], 0, 4)
    put(on, ["  _____ ", " |[] []|", " |[] []|", " |__n__|"], 39, 4)
    line(on, 11, "-")
    const away = frame < 8 ? frame : frame < 13 ? 8 : 8 - (frame - 13)
    const nods = frame === 10 || frame === 11
    const moves = frame < 8 || frame >= 13
    if (frame > 21) return text(on)
    put(on, nods ? nodding : walker(!moves || frame % 2 === 0), 2 + away * 2, 8)
    put(on, nods ? noddingBack : walker(!moves || frame % 2 === 0), 43 - away * 2, 8)
    return text(on)
  },
}
