/** A market stall in August, berries by the litre, and a thieving gull. */
import { textPath } from "../pixels/text"
import { between, seeded } from "../random"
import type { Scene } from "./renderPhoto"
import { blur, box, cloud, gradient, group, many, oval, shape, stroke } from "./svg"

const random = seeded(98)

const defs = [
  gradient("sky", [
    [0, "#6ab0e8"],
    [1, "#e4f2f8"],
  ]),
  gradient("cobble", [
    [0, "#a09a90"],
    [1, "#78746c"],
  ]),
  gradient("shade", [
    [0, "#2a1a14", 0.65],
    [1, "#2a1a14", 0.1],
  ]),
  blur("soft", 6),
].join("")

const card = (text: string, price: string, x: number, y: number, tilt: number) =>
  group(`transform="rotate(${tilt} ${x} ${y})"`, [
    box(x, y, 136, 62, "#fffce8", 'stroke="#c8b890" stroke-width="2"'),
    shape(textPath(text, x + 8, y + 9, 2.2, "small"), "#1a1a2a"),
    shape(textPath(price, x + 8, y + 34, 2.8, "bold"), "#c01a2a"),
  ])

type Berry = { radius: number; colours: readonly string[]; leaf?: boolean }

function crate(x: number, { radius, colours, leaf }: Berry): string {
  const rows = Math.round(70 / radius)
  const across = Math.floor(196 / (radius * 1.7))
  const heap = many(rows * across, i => {
    const [row, col] = [Math.floor(i / across), i % across]
    const px = x + 14 + radius + col * radius * 1.7 + (row % 2) * radius * 0.7 + between(random, -2, 2)
    const middle = 1 - Math.abs(px - x - 110) / 110
    const py = 462 - middle * 44 + (row / rows) * (70 + middle * 40) + between(random, -2, 2)
    const colour = colours[i % colours.length] ?? "#d8323a"
    return (
      oval(px, py, radius, radius, colour, 'stroke="#2a1414" stroke-opacity="0.3" stroke-width="1.5"') +
      oval(px - radius * 0.3, py - radius * 0.35, radius * 0.28, radius * 0.2, "#ffffff", 'opacity="0.55"') +
      (leaf ? stroke(`M${px.toFixed(0)} ${(py - radius * 0.8).toFixed(0)}l3 -6`, "#2a6a30", 3) : "")
    )
  })
  return (
    heap +
    box(x, 530, 222, 60, "#c89858") +
    box(x, 548, 222, 4, "#8a6030") +
    box(x, 570, 222, 4, "#8a6030") +
    many(4, i => box(x + i * 70, 530, 12, 60, "#b08040"))
  )
}

const berries: Berry[] = [
  { radius: 13, colours: ["#d8222e", "#e83a3a", "#c01a28"], leaf: true },
  { radius: 8, colours: ["#2a3a7a", "#3a4a90", "#22306a"] },
  { radius: 11, colours: ["#6ab83a", "#5aa82e", "#7ac84a"] },
  { radius: 20, colours: ["#d8a860", "#c89850", "#e0b470"] },
]

const scallops = (y: number) =>
  many(11, i => shape(`M${90 + i * 93} ${y}h93v30a46 34 0 0 1 -93 0z`, i % 2 ? "#fbf6ec" : "#f07a20"))
const awning = [
  many(11, i =>
    shape(`M${170 + i * 78} 90h78L${90 + (i + 1) * 93} 230H${90 + i * 93}z`, i % 2 ? "#ffffff" : "#f58a30"),
  ),
  scallops(230),
].join("")

const seller = [
  shape("M520 440C516 372 560 352 612 352S708 372 704 440z", "#3a6ab0"),
  shape("M566 360h92v84h-92z", "#f4f0e6"),
  oval(612, 306, 42, 48, "#f0c4a0"),
  shape("M564 306C560 250 664 250 660 306C650 284 574 284 564 306z", "#f4f0e6"),
  shape("M562 300C556 246 668 246 662 300L672 308C640 286 584 286 552 308z", "#d83a5a"),
  oval(597, 308, 4.5, 5.5, "#2a1a14") + oval(627, 308, 4.5, 5.5, "#2a1a14"),
  stroke("M598 330q14 11 28 0", "#8a3a30", 4),
  oval(584, 324, 8, 5, "#f08a8a", 'opacity="0.7"') + oval(640, 324, 8, 5, "#f08a8a", 'opacity="0.7"'),
].join("")

const scale = [
  box(760, 396, 92, 58, "#d8dce0", 'rx="8"'),
  oval(806, 424, 23, 23, "#ffffff", 'stroke="#5a6470" stroke-width="3"') +
    stroke("M806 424l10 -15", "#c01a2a", 3),
  shape("M748 376h116l-14 16h-88z", "#a8b0b8"),
].join("")

const gull = [
  stroke("M1004 462v34M1024 462v34", "#f0a020", 6),
  oval(1014, 432, 62, 34, "#ffffff", 'stroke="#a0a8b0" stroke-width="2"'),
  shape("M1000 416C1050 404 1090 424 1112 452C1070 462 1020 456 1000 416z", "#a8b4c0"),
  shape("M1090 446l34 14l-36 2z", "#2a2a34"),
  oval(962, 396, 27, 25, "#ffffff", 'stroke="#a0a8b0" stroke-width="2"'),
  shape("M972 404C990 416 980 440 966 430z", "#ffffff"),
  shape("M938 394l-36 10l34 10z", "#f0b020"),
  oval(954, 390, 5, 5, "#1a1a24") + stroke("M944 381l16 3", "#5a6470", 3),
  oval(900, 410, 12, 12, "#d8222e") + stroke("M900 398l4 -6", "#2a6a30", 3),
].join("")

export const market: Scene = {
  name: "market-stall",
  date: "98 8 15",
  grain: 10,
  defs,
  body: [
    box(0, 0, 1200, 620, "url(#sky)"),
    cloud(random, 160, 70, 110, "#ffffff", 'filter="url(#soft)"'),
    cloud(random, 1060, 60, 90, "#ffffff", 'filter="url(#soft)"'),
    many(6, i =>
      box(
        i * 210 - 20,
        250 + ((i * 53) % 70),
        206,
        380,
        ["#e8d0a0", "#d8a888", "#c8d0c8"][i % 3] ?? "#e8d0a0",
      ),
    ),
    many(60, i => box(10 + (i % 15) * 82, 340 + Math.floor(i / 15) * 62, 24, 36, "#7a8894", 'opacity="0.7"')),
    box(0, 610, 1200, 200, "url(#cobble)"),
    many(170, i =>
      oval(
        (i % 24) * 52 + (Math.floor(i / 24) % 2) * 26,
        628 + Math.floor(i / 24) * 26,
        24,
        11,
        i % 3 ? "#8a867c" : "#b0aaa0",
        'opacity="0.7"',
      ),
    ),
    ...[140, 1034].map(x => box(x, 220, 16, 470, "#e8e4da")),
    box(156, 230, 878, 230, "url(#shade)"),
    seller,
    scale,
    box(90, 490, 1020, 110, "#8a5a30"),
    ...berries.map((berry, i) => crate(140 + i * 236, berry)),
    box(90, 590, 1020, 26, "#b07a40"),
    many(17, i => shape(`M${90 + i * 60} 616h60v90h-60z`, i % 2 ? "#f4f0e6" : "#3a8a5a")),
    shape("M90 616h1020v24H90z", "#2a1a14", 'opacity="0.25"'),
    card("MANSIKKA", "15 MK", 178, 500, -3),
    card("MUSTIKKA", "20 MK", 424, 504, 2),
    card("HERNE", "10 MK", 656, 500, -2),
    card("PERUNA", "3 MK", 890, 506, 4),
    awning,
    gull,
    oval(600, 716, 540, 14, "#2a241e", 'opacity="0.4" filter="url(#soft)"'),
  ].join(""),
}
