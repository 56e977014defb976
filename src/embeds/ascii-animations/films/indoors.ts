/** The films set indoors: a wheel, a sauna, a cup and a download. */
import { type Film, line, put, rows, stage, text } from "../stage"

const face = {
  run: [" n_n ", "(o.o)", "(> <)"],
  step: [" n_n ", "(o.o)", "(< >)"],
  look: [" n_n ", "(O.O)", "(u u)"],
}

/** Returns the rotation of the wheel: forwards, then still, then back. */
function turned(frame: number): number {
  if (frame < 10) return frame
  return frame < 14 ? 10 : 10 - (frame - 14)
}

export const wheel: Film = {
  id: "wheel",
  title: "The wheel",
  frames: 24,
  scenes: [
    { from: 0, words: "Pertti, a hamster, runs in his wheel. The wheel turns and he stays where he is." },
    { from: 10, words: "He stops and looks at us. The wheel stands still." },
    { from: 14, words: "He runs again, and the wheel turns the other way. He has understood something." },
  ],
  draw(frame) {
    const on = stage()
    const marks = 20
    for (let i = 0; i < marks; i++) {
      const angle = ((i + turned(frame) / 2) / marks) * 2 * Math.PI
      const x = 24 + Math.round(10.5 * Math.cos(angle))
      const y = 5 + Math.round(5 * Math.sin(angle))
      put(on, i % 5 === 0 ? "O" : "o", x, y)
    }
    const resting = frame >= 10 && frame < 14
    put(on, resting ? face.look : frame % 2 ? face.step : face.run, 22, 6)
    put(on, ["/ \\"], 23, 11)
    line(on, 11, "_", 8, 22)
    line(on, 11, "_", 27, 40)
    return text(on)
  },
}

export const sauna: Film = {
  id: "sauna",
  title: "Löyly",
  frames: 24,
  scenes: [
    {
      from: 0,
      words: "A sauna. Somebody sits on the upper bench. On the left there is a stove with stones on it.",
    },
    { from: 5, words: "Water flies from the bench to the stones." },
    { from: 9, words: "Steam rises and fills the room from the ceiling down." },
    { from: 16, words: "Nothing is to be seen but steam and a pair of eyes. They are happy." },
    { from: 21, words: "The steam thins out. Not a word has been said." },
  ],
  draw(frame) {
    const on = stage()
    put(on, [" oOoOo ", "|=====|", "|     |", "|_____|"], 3, 7)
    put(on, ["      O ", "     /|_", "______/_|", "|        ", "|________", "|        "], 31, 5)
    line(on, 11, "_")
    if (frame >= 5 && frame < 9)
      put(on, "~'", 27 - (frame - 5) * 5, 5 - Math.round(Math.sin(((frame - 4) / 5) * Math.PI) * 2))
    const deep = frame < 9 ? 0 : frame < 16 ? frame - 8 : frame < 21 ? rows - 1 : rows - 1 - 4 * (frame - 20)
    for (let y = 0; y < deep; y++)
      for (let x = 0; x < 48; x++)
        put(on, (x * 7 + y * 13 + frame * 3) % 5 < 3 ? ("(~)"[(x + y) % 3] ?? "~") : "\u00a0", x, y)
    if (frame >= 16 && frame < 21) put(on, "\u00a0^ ^\u00a0", 35, 5)
    return text(on)
  },
}

export const coffee: Film = {
  id: "coffee",
  title: "Coffee",
  frames: 20,
  scenes: [
    { from: 0, words: "An empty cup on a table." },
    { from: 2, words: "Coffee is poured into the cup until it is full." },
    { from: 8, words: "The cup steams. One waits: it is hot." },
    { from: 12, words: "The coffee sinks, sip by sip." },
    { from: 18, words: "The cup is empty. There is a sign beside it: more." },
  ],
  draw(frame) {
    const on = stage()
    const full = frame < 2 ? 0 : frame < 8 ? frame - 2 : frame < 12 ? 5 : Math.max(0, 5 - (frame - 12))
    put(
      on,
      [
        "|              |",
        "|              |__",
        "|              |  )",
        "|              |__)",
        "|              |",
        " \\____________/",
      ],
      15,
      5,
    )
    for (let i = 0; i < full; i++) line(on, 9 - i, "#", 16, 30)
    if (frame >= 2 && frame < 8) for (let y = 0; y < 10 - full; y++) put(on, "||", 22, y)
    if (frame >= 8 && frame < 18)
      for (let i = 0; i < 4; i++)
        put(on, (i + frame) % 2 ? "(" : ")", 18 + 3 * i, 4 - ((i + Math.floor(frame / 2)) % 3))
    line(on, 11, "=")
    if (frame >= 18) put(on, ["+------+", "| more |", "+------+"], 36, 8)
    return text(on)
  },
}

const percents = [0, 4, 9, 13, 20, 28, 33, 41, 47, 56, 60, 68, 77, 83, 90, 95, 98, 99, 99, 99, 99, 99, 99, 0]

export const download: Film = {
  id: "download",
  title: "56k",
  frames: percents.length,
  scenes: [
    { from: 0, words: "A window says: copying hamster.gif. A bar grows quickly." },
    { from: 16, words: "The bar is at 98 percent. The time that is left grows." },
    { from: 19, words: "99 percent. It stays there. Four hundred years remain." },
    { from: 23, words: "Somebody has lifted the telephone. The bar is at 0." },
  ],
  draw(frame) {
    const on = stage()
    const done = percents[frame] ?? 0
    const left = frame < 16 ? `${60 - 3 * frame} seconds` : frame < 19 ? `${frame - 13} hours` : "400 years"
    put(
      on,
      [
        "+--------------------------------------[_][X]+",
        ...Array(9).fill(`|${"\u00a0".repeat(44)}|`),
        `+${"-".repeat(44)}+`,
      ],
      1,
      0,
    )
    put(on, "Copying hamster.gif", 4, 2)
    put(on, ".".repeat(1 + (frame % 3)), 23, 2)
    put(on, `[${"#".repeat(Math.floor(done * 0.38)).padEnd(38, ".")}]`, 4, 5)
    put(on, `${done} %`, 4, 7)
    put(
      on,
      frame === 23 ? "Connection lost. Hello? Grandmother?" : `Time left: ${left}`,
      11 - (frame === 23 ? 2 : 0),
      7,
    )
    return text(on)
  },
}
