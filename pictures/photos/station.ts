/** A motorway service station at night, in the rain. */
import { textPath } from "../pixels/text"
import { between, seeded } from "../random"
import type { Scene } from "./renderPhoto"
import { blur, box, glow, gradient, group, many, oval, shape, stroke } from "./svg"

const random = seeded(4)

const defs = [
  gradient("sky", [
    [0, "#080c24"],
    [0.7, "#1e2450"],
    [1, "#5a3a5a"],
  ]),
  gradient("ground", [
    [0, "#2a2c3c"],
    [1, "#0e101c"],
  ]),
  gradient("beam", [
    [0, "#fff8d8", 0.34],
    [1, "#fff8d8", 0],
  ]),
  glow("lamp", [
    [0, "#fff4c0", 0.8],
    [1, "#fff4c0", 0],
  ]),
  glow("pink", [
    [0, "#ff5a9a", 0.6],
    [1, "#ff5a9a", 0],
  ]),
  blur("soft", 7),
  blur("wet", 5),
].join("")

const words = (text: string, x: number, y: number, size: number, colour: string) =>
  shape(textPath(text, x, y, size, "bold"), colour)

const pump = (x: number) =>
  [
    box(x, 414, 58, 116, "#d8323a", 'rx="4"'),
    box(x + 7, 424, 44, 30, "#0e1c10"),
    words("4,98", x + 11, 432, 1.3, "#7aff8a"),
    box(x + 7, 464, 44, 56, "#f0f0ea"),
    words("98E", x + 15, 482, 1.5, "#1a2a6a"),
    stroke(`M${x + 58} 440q26 10 18 60t-16 10`, "#14141c", 5),
    box(x - 10, 530, 78, 12, "#a8a8b0"),
  ].join("")

const shop = [
  box(700, 330, 420, 200, "#d8d4cc"),
  box(690, 300, 440, 42, "#1e3a9a"),
  words("KAHVI", 728, 309, 3.4, "#ffffff"),
  words("MUNKKI", 900, 309, 3.4, "#ffd400"),
  box(720, 362, 250, 140, "#ffeeb0"),
  box(990, 362, 90, 168, "#ffe69a"),
  ...[803, 886, 1034].map(x => box(x, 362, 5, x > 1000 ? 168 : 140, "#8a8880")),
  many(9, i =>
    box(
      730 + i * 26,
      440,
      18,
      62,
      ["#d8323a", "#2a7ab8", "#f0a020", "#3a9a5a"][i % 4] ?? "#d8323a",
      'opacity="0.75"',
    ),
  ),
  oval(850, 406, 15, 17, "#4a2a1a"),
  box(832, 421, 36, 40, "#8a3a5a", 'rx="8"'),
  words("24 H", 1003, 380, 2.4, "#c01a50"),
].join("")

const canopy = [
  box(90, 240, 540, 52, "#f4f4f0"),
  box(90, 276, 540, 16, "#d8323a"),
  words("HUOLTOASEMA", 190, 248, 3.4, "#1e3a9a"),
  ...[150, 556].map(x => box(x, 292, 22, 242, "#c8c8cc")),
  ...[190, 330, 470].map(
    x => box(x, 292, 70, 7, "#fffce8") + shape(`M${x} 298h70l120 240h-310z`, "url(#beam)"),
  ),
].join("")

const totem = [
  box(1128, 120, 14, 410, "#8a8a94"),
  box(1066, 70, 124, 190, "#f4f4f0", 'rx="8"'),
  box(1066, 70, 124, 44, "#d8323a", 'rx="8"'),
  words("AUKI", 1082, 80, 3.2, "#ffffff"),
  words("95E 4,89", 1078, 132, 1.8, "#1a1a2a"),
  words("98E 4,98", 1078, 166, 1.8, "#1a1a2a"),
  words("DIE 3,15", 1078, 200, 1.8, "#1a1a2a"),
  words("MUNKKI 5", 1078, 232, 1.8, "#c01a50"),
].join("")

const car = [
  oval(420, 618, 200, 18, "#000000", 'opacity="0.55"'),
  shape(
    "M240 606C236 566 250 552 300 546L352 496C362 486 476 484 494 494L552 546C600 550 612 572 608 606z",
    "#2a7a8a",
  ),
  shape("M322 544L360 504H418V544zM430 504H486L530 544H430z", "#d8ecf4", 'opacity="0.85"'),
  stroke("M424 500V600", "#1a5a68", 3),
  box(436, 560, 26, 5, "#1a5a68"),
  shape("M240 574h26v14h-28z", "#ff3a3a"),
  oval(598, 574, 12, 10, "#fff8d0"),
  ...[310, 540].map(x => oval(x, 606, 34, 34, "#14141c") + oval(x, 606, 17, 17, "#a8a8b0")),
  box(372, 474, 100, 8, "#5a4030"),
  box(384, 440, 80, 34, "#8a5a30", 'rx="6"') + stroke("M400 440v34M446 440v34", "#3a2414", 5),
].join("")

const lit = [shop, canopy, totem, pump(250), pump(400)].join("")

export const station: Scene = {
  name: "service-station-at-night",
  date: "98 11 7",
  grain: 20,
  defs,
  body: [
    box(0, 0, 1200, 540, "url(#sky)"),
    many(70, () =>
      oval(between(random, 0, 1200), between(random, 0, 320), 1.2, 1.2, "#c8d0f0", 'opacity="0.7"'),
    ),
    many(40, i => shape(`M${i * 32 - 20} 530l20 -${between(random, 60, 140).toFixed(0)}l20 200z`, "#0c1428")),
    oval(900, 420, 380, 220, "url(#lamp)"),
    oval(360, 420, 420, 240, "url(#lamp)", 'opacity="0.6"'),
    oval(1128, 160, 170, 170, "url(#pink)"),
    lit,
    box(0, 530, 1200, 280, "url(#ground)"),
    group('transform="matrix(1 0 0 -0.62 0 860)" opacity="0.34" filter="url(#wet)"', [lit]),
    many(60, () =>
      box(
        between(random, 0, 1200),
        between(random, 545, 800),
        between(random, 30, 120),
        2,
        "#8a90b8",
        'opacity="0.16"',
      ),
    ),
    car,
    ...[690, 712, 738].map((y, i) =>
      stroke(
        `M-20 ${y + 30}C300 ${y - 10} 800 ${y - 20} 1220 ${y + 20}`,
        ["#ff3a2a", "#ff6a4a", "#fff0c0"][i] ?? "#ffffff",
        5,
        'opacity="0.75" filter="url(#soft)"',
      ),
    ),
    ...[690, 738].map((y, i) =>
      stroke(
        `M-20 ${y + 30}C300 ${y - 10} 800 ${y - 20} 1220 ${y + 20}`,
        i ? "#ffffff" : "#ff8a7a",
        2,
        'opacity="0.8"',
      ),
    ),
    many(150, () =>
      stroke(
        `M${between(random, 0, 1200).toFixed(0)} ${between(random, 0, 780).toFixed(0)}l-5 22`,
        "#c8d4f0",
        1.4,
        'opacity="0.26"',
      ),
    ),
  ].join(""),
}
