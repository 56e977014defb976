/** Things in the dark between the planets, at fixed distances, for whoever drags the sky along. */

/** Filled outlines in a box of 32 by 32, as SVG paths, each with its colour. */
export type Shape = readonly (readonly [colour: string, path: string])[]

export type Sight = {
  /** Millions of kilometres from the Sun. */
  million: number
  name: string
  /** The true width in metres, from which its magnification follows. */
  metres: number
  /** The remark on it. */
  line: string
  shape: Shape
  /** The remark after a press; a sight without one can't be pressed. */
  press?: string
  /** The shape after a press; by default the same. */
  pressed?: Shape
}

const sock: Shape = [
  ["#d8484a", "M10 3h10v14l6 5q3 5-2 7-4 1-8-3l-6-6z"],
  ["#fff", "M10 6h10v3H10zM10 12h10v3H10z"],
]
const trafficLight = (red: string, green: string): Shape => [
  ["#3a3f4c", "M10 2h12v22H10zM14.5 24h3v7h-3z"],
  [red, "M12.5 7a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z"],
  ["#4a3f10", "M13 13.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0z"],
  [green, "M12.5 20a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z"],
]
const door: Shape = [
  ["#6b4226", "M8 2h16v28H8z"],
  ["#8a5a34", "M11 5h10v9H11zM11 17h10v10H11z"],
  ["#ffd23c", "M20.5 15h2.5v2.5h-2.5z"],
]
const lightSwitch = (y: number): Shape => [
  ["#f2efe4", "M8 4h16v24H8z"],
  ["#c9c3b0", "M12 9h8v14h-8z"],
  ["#8a8470", `M13 ${y}h6v5h-6z`],
]

/** From the Sun to Mars, nearest first. None is close to where a planet may be marked on its sign. */
const things: readonly Sight[] = [
  {
    million: 7,
    name: "A sock",
    metres: 0.3,
    line: "A sock. The other one is near Neptune.",
    press: "You turn the sock inside out. It is dark in there too.",
    pressed: [["#a33", "M10 3h10v14l6 5q3 5-2 7-4 1-8-3l-6-6z"]],
    shape: sock,
  },
  {
    million: 13.5,
    name: "A Lada",
    metres: 4.05,
    line: "A Lada, parked. The handbrake is on.",
    press: "You sound the horn. There is no air, so nobody minds.",
    shape: [
      ["#c8402f", "M2 20v-6l5-1 3-6h11l4 6 5 1v6z"],
      ["#bfe6ff", "M11 9h4v4H9.5zM17 9h3.5l2 4H17z"],
      ["#fff6c9", "M28 15h2v2h-2z"],
      ["#222", "M5 21a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0zM20 21a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z"],
    ],
  },
  {
    million: 23,
    name: "A light switch",
    metres: 0.08,
    line: "A light switch.",
    press: "The light is on. There was nothing there.",
    pressed: lightSwitch(10),
    shape: lightSwitch(17),
  },
  {
    million: 26.5,
    name: "A sun lounger",
    metres: 1.9,
    line: "A sun lounger. There is a towel on it, since 1974.",
    press: "You move the towel. You look away. It is back.",
    shape: [
      ["#c9c3b0", "M3 8l3-2 8 11h15v3H12zM10 20h2v7h-2zM25 20h2v7h-2z"],
      ["#3b8bff", "M6 9l2-1.5 6 8.5h8v3h-9z"],
    ],
  },
  {
    million: 34.5,
    name: "A telephone",
    metres: 0.25,
    line: "A telephone. It is ringing, without air.",
    press: "“You are number 4,287 in the dark. Please hold.”",
    shape: [
      ["#3c9a5f", "M8 14h16l4 13H4z"],
      ["#2a6e43", "M2 12q0-6 14-6t14 6v3h-7v-4H9v4H2z"],
      ["#f2efe4", "M11.5 20a4.5 4.5 0 1 1 9 0 4.5 4.5 0 1 1-9 0z"],
    ],
  },
  {
    million: 38,
    name: "A traffic light",
    metres: 0.3,
    line: "A traffic light. It is red. You are the traffic.",
    press: "Green. It had waited for somebody.",
    pressed: trafficLight("#4a1410", "#3fe06a"),
    shape: trafficLight("#ff3b30", "#12401e"),
  },
  {
    million: 46,
    name: "A bus stop",
    metres: 0.5,
    line: "A bus stop. The next one is Halley's, in 2061.",
    shape: [
      ["#8a94b8", "M15 10h2v21h-2z"],
      ["#ffd23c", "M6 2h20v13H6z"],
      ["#1d3f9a", "M9 5h14v5H9zM10 11h3v2h-3zM19 11h3v2h-3z"],
    ],
  },
  {
    million: 53,
    name: "A rubber duck",
    metres: 0.1,
    line: "A rubber duck. It was promised a lake.",
    press: "Squeak. The duck heard it, through itself.",
    shape: [
      ["#ffd23c", "M4 18q5 2 9-2-3-2-3-6 0-6 6-6t6 6q0 3-2 5 8 0 9-4 2 16-12 16-12 0-13-9z"],
      ["#ff8a1f", "M10 9l-6 2 6 2.5z"],
      ["#111", "M13 8h2v2.5h-2z"],
    ],
  },
  {
    million: 59.5,
    name: "A parking fine",
    metres: 0.15,
    line: "A parking fine, for the Lada.",
    shape: [
      ["#fff", "M8 2h16v28H8z"],
      ["#b00020", "M10.5 5h11v4h-11z"],
      ["#888", "M10.5 12h11v1.5h-11zM10.5 16h11v1.5h-11zM10.5 20h7v1.5h-7z"],
    ],
  },
  {
    million: 66,
    name: "A kettle",
    metres: 0.25,
    line: "A kettle, on. It has been on since you left home.",
    press: "Off. You can stop thinking about it.",
    shape: [
      ["#b9c2d6", "M8 12h15l4 17H6z"],
      ["#b9c2d6", "M24 15l6-3-3 8z"],
      ["#222", "M9 11q0-8 7-8t7 8h-3q0-5-4-5t-4 5z"],
      ["#ff3b30", "M14 24h4v3h-4z"],
    ],
  },
  {
    million: 73,
    name: "A traffic cone",
    metres: 0.4,
    line: "A traffic cone. Roadworks, until further notice.",
    shape: [
      ["#ff6a1f", "M14 3h4l7 22H7z"],
      ["#fff", "M12.5 10h7l1.5 5h-10z"],
      ["#c84a10", "M3 25h26v4H3z"],
    ],
  },
  {
    million: 87,
    name: "A piano",
    metres: 1.5,
    line: "A piano. There were no stairs.",
    press: "A low C. In a vacuum it is very low.",
    shape: [
      ["#3a2418", "M3 4h26v26h-4v-6H7v6H3z"],
      ["#fff", "M3 15h26v5H3z"],
      ["#111", "M6 15h2v3H6zM11 15h2v3h-2zM15 15h2v3h-2zM20 15h2v3h-2zM25 15h2v3h-2z"],
    ],
  },
  {
    million: 94,
    name: "A vacuum cleaner",
    metres: 0.9,
    line: "A vacuum cleaner. It has done all this.",
    press: "You empty the bag. It was full of nothing.",
    shape: [
      ["#8fa3d0", "M27 2l2 1.5-9 22-3-1z"],
      ["#d8484a", "M4 18h13v9H4z"],
      ["#222", "M3 27h6v3H3zM12 27h4v3h-4zM16 26h14v4H16z"],
    ],
  },
  {
    million: 101,
    name: "A snowman",
    metres: 1.2,
    line: "A snowman. It is moving outwards, for its health.",
    shape: [
      ["#f4f8ff", "M7 23a9 8 0 1 1 18 0 9 8 0 1 1-18 0zM10.5 11a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0z"],
      ["#ff8a1f", "M16 11l8 1.5-8 1.5z"],
      ["#111", "M10 4h12v2H10zM12 0h8v5h-8zM13 9h2v2h-2z"],
    ],
  },
  {
    million: 115,
    name: "A birthday cake",
    metres: 0.3,
    line: "A birthday cake. Nobody could make it.",
    press: "You blow. There is no air. The candle wasn't lit either.",
    shape: [
      ["#f2b8cf", "M4 15h24v14H4z"],
      ["#fff", "M4 15h24v4l-4 3-4-3-4 3-4-3-4 3-4-3z"],
      ["#3b8bff", "M14.5 5h3v10h-3z"],
    ],
  },
  {
    million: 120,
    name: "A door",
    metres: 0.9,
    line: "A door, closed because of the draught.",
    press: "Behind the door it goes on as before.",
    pressed: [
      ["#6b4226", "M8 2h16v28H8z"],
      ["#060714", "M10 4h12v26H10z"],
      ["#8a5a34", "M10 4l7 4v22l-7 0z"],
    ],
    shape: door,
  },
  {
    million: 133,
    name: "A house plant",
    metres: 0.4,
    line: "A house plant. The neighbours on Earth are watering it.",
    shape: [
      ["#3c9a5f", "M16 20Q4 18 4 5q10 2 12 11 1-10 12-12 0 14-12 16z"],
      ["#b5623a", "M8 19h16l-3 11H11z"],
    ],
  },
  {
    million: 137,
    name: "A door mat",
    metres: 0.6,
    line: "A door mat. It says Welcome. It means the Earth.",
    shape: [
      ["#8a6a3a", "M1 12h30v12H1z"],
      ["#d8c08a", "M4 15h24v2H4zM4 19h24v2H4z"],
    ],
  },
  {
    million: 157,
    name: "A suitcase",
    metres: 0.7,
    line: "A suitcase. The airport has been told.",
    press: "You open it. One sock.",
    pressed: sock,
    shape: [
      ["#2a5fae", "M2 10h28v18H2z"],
      ["#c9c3b0", "M11 10V5h10v5h-2.5V7.5h-5V10zM7 10h2.5v18H7zM22.5 10h2.5v18h-2.5z"],
    ],
  },
  {
    million: 163,
    name: "A shopping trolley",
    metres: 1,
    line: "A shopping trolley. It pulls to the left, hence the orbit.",
    press: "There is a coin in it. It wants another one first.",
    shape: [
      ["#b9c2d6", "M1 4h6l2 5h21l-3 11H11L6 7H1z"],
      ["#060714", "M12 11h3v7h-2zM17 11h3v7h-3zM22 11h4l-1.5 7H22z"],
      ["#222", "M11 24a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0zM22 24a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0z"],
    ],
  },
  {
    million: 169,
    name: "A ladder",
    metres: 0.5,
    line: "A ladder. This is the top.",
    shape: [
      [
        "#c9a45a",
        "M8 1h3v30H8zM21 1h3v30h-3zM11 5h10v2.5H11zM11 12h10v2.5H11zM11 19h10v2.5H11zM11 26h10v2.5H11z",
      ],
    ],
  },
  {
    million: 181,
    name: "A teapot",
    metres: 0.25,
    line: "A teapot. Now it is proved.",
    press: "You pour. The tea stays where it is, as a ball.",
    shape: [
      ["#8fc7d8", "M7 14q9-8 18 0 3 14-9 14T7 14z"],
      ["#8fc7d8", "M24 18l6-7-1 12-5 2zM14.5 6h3v4h-3zM7 15q-7 0-6 6 1 5 8 4v-3q-5 1-5-2t4-2z"],
    ],
  },
  {
    million: 188,
    name: "A garden gnome",
    metres: 0.2,
    line: "A garden gnome. It was somewhere else a moment ago.",
    press: "It says nothing. It is keeping a place for somebody.",
    shape: [
      ["#d8484a", "M16 0l7 13H9z"],
      ["#f0c8a0", "M11 12h10v6H11z"],
      ["#fff", "M10 16h12l-6 9z"],
      ["#2a5fae", "M9 20l7 6 7-6v9H9z"],
    ],
  },
  {
    million: 195,
    name: "A wet floor sign",
    metres: 0.3,
    line: "Caution, wet floor. There is no floor.",
    shape: [
      ["#ffd23c", "M12 2h8l7 28h-5l-2-6h-8l-2 6H5z"],
      ["#111", "M14.5 7h3v9h-3zM14.5 18h3v3h-3z"],
    ],
  },
  {
    million: 202,
    name: "An armchair",
    metres: 0.9,
    line: "An armchair, empty. Somebody is in a race.",
    press: "You sit down. You are now ahead of nobody.",
    shape: [
      ["#8a3b3b", "M6 4h20v12H6zM2 13h6v15H2zM24 13h6v15h-6z"],
      ["#a85050", "M8 16h16v9H8z"],
    ],
  },
]

/** The interval of the hamster's seeds beyond Mars, and the place of the first and the last, in millions of kilometres. */
const [seedEvery, firstSeed, lastSeed] = [10, 255, 4295]
const seedCount = (lastSeed - firstSeed) / seedEvery + 1

const seeds = Array.from({ length: seedCount }, (_, i): Sight => {
  const number = (i + 1).toLocaleString("en-GB")
  return {
    million: firstSeed + i * seedEvery,
    name: "A seed",
    metres: 0.01,
    line:
      i === 0
        ? "A sunflower seed. A hamster wants to find the way back."
        : `Seed ${number} of ${seedCount}. The hamster wants to find the way back.`,
    shape: [
      ["#2b2620", "M16 2q10 12 7 22-3 6-7 6t-7-6Q6 14 16 2z"],
      ["#d9d2c0", "M15 7h2v20h-2zM11.5 14h1.5v12h-1.5zM19 14h1.5v12H19z"],
    ],
  }
})

/** The things between the Sun and Mars, the seeds beyond, and the other sock. */
export const sights: readonly Sight[] = [
  ...things,
  ...seeds,
  {
    million: 4300,
    name: "The other sock",
    metres: 0.3,
    line: "The other sock. It doesn't want to talk about it.",
    shape: sock,
  },
]

/** The light switch, which lights the sky. */
export const switchMillion = 23

/** Returns the sight nearest to a place in km, at most `withinKm` away; undefined if there is none. */
export function sightAt(km: number, withinKm: number): Sight | undefined {
  const away = (sight: Sight) => Math.abs(sight.million * 1e6 - km)
  const near = sights.filter(sight => away(sight) <= withinKm)
  return near.sort((a, b) => away(a) - away(b))[0]
}

/** Formats how many times larger than true a width of `kmWide` is drawn: "× 1.2 billion", "× 74 million". */
export function magnification(metres: number, kmWide: number): string {
  const times = (kmWide * 1000) / metres
  if (times < 1e9) return `× ${Math.round(times / 1e6)} million`
  return `× ${Number((times / 1e9).toFixed(times < 1e10 ? 1 : 0))} billion`
}
