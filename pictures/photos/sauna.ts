/** A lake at midsummer midnight, with a sauna and nobody in the picture. */
import { between, seeded } from "../random"
import type { Scene } from "./renderPhoto"
import { blur, box, cloud, glow, gradient, group, many, oval, ridge, shape, spruce, stroke } from "./svg"

const random = seeded(620)

const defs = [
  gradient("sky", [
    [0, "#4a6aa8"],
    [0.5, "#e8a8a0"],
    [1, "#ffe0a8"],
  ]),
  gradient("lake", [
    [0, "#f4cfa0"],
    [0.3, "#c898a4"],
    [1, "#2e4a78"],
  ]),
  gradient("fade", [
    [0, "#1a3028", 0.85],
    [1, "#1a3028", 0.05],
  ]),
  glow("sun", [
    [0, "#fff8e0"],
    [0.3, "#ffe8b0", 0.8],
    [1, "#ffd090", 0],
  ]),
  blur("soft", 7),
  blur("ripple", 3),
].join("")

const shore = ridge(random, 396, 5, 420, 18)
const forest = (height: number, fill: string, count: number, y: number) =>
  many(count, i =>
    spruce(
      random,
      (i / count) * 1240 - 20 + between(random, -9, 9),
      y,
      height * between(random, 0.55, 1.2),
      fill,
    ),
  )
const distantForest = forest(90, "#4a5a68", 90, 402)
const nearTrees = many(13, i =>
  spruce(
    random,
    700 + i * 44 + between(random, -14, 14),
    424 + i * 2,
    between(random, 190, 330),
    i % 2 ? "#1e3a30" : "#16302a",
  ),
)

const logs = many(
  9,
  i =>
    box(826, 394 + i * 13, 216, 11, i % 2 ? "#8a2e22" : "#9a3628") + oval(826, 399 + i * 13, 6, 6, "#c88a5a"),
)
const sauna = [
  logs,
  box(818, 508, 234, 12, "#5a4a44"),
  shape("M800 398L934 318L1070 398L1062 406L934 330L808 406z", "#2a2a2e"),
  shape("M812 396L934 324L1056 396z", "#8a2e22"),
  box(912, 350, 44, 26, "#ffd070", 'stroke="#f4ece0" stroke-width="5"'),
  box(858, 424, 46, 44, "#ffcf6a", 'stroke="#f4ece0" stroke-width="6"'),
  box(879, 424, 4, 44, "#f4ece0"),
  box(966, 414, 50, 98, "#4a2418", 'stroke="#f4ece0" stroke-width="5"'),
  oval(1006, 466, 3, 3, "#f0c848"),
  box(996, 318, 24, 52, "#6a6260"),
  ...[0, 1, 2, 3, 4].map(i =>
    oval(
      1010 - i * 26 + i * i * 2,
      296 - i * 44,
      20 + i * 12,
      15 + i * 9,
      "#f4f0f0",
      `opacity="${0.6 - i * 0.1}" filter="url(#soft)"`,
    ),
  ),
].join("")

const planks = many(15, i =>
  shape(
    `M${640 - i * 17} ${540 + i * 13}L${760 - i * 12} ${540 + i * 13}L${758 - i * 12} ${550 + i * 13}L${634 - i * 17} ${550 + i * 13}z`,
    i % 2 ? "#a8825e" : "#96724e",
  ),
)
const jetty = [
  ...[
    [642, 556],
    [560, 622],
    [470, 690],
  ].map(
    ([x = 0, y = 0]) => box(x, y, 12, 70, "#4a3424") + box(x, y + 70, 12, 40, "#4a3424", 'opacity="0.3"'),
  ),
  shape("M740 520L860 512L850 544L640 546z", "#96724e"),
  stroke("M650 548L424 726M740 548L588 726", "#5a4030", 7),
  planks,
  box(600, 560, 30, 34, "#c8a070") +
    stroke("M600 562q15 -34 30 0", "#6a4a2a", 3) +
    oval(615, 560, 15, 5, "#7ab0d0"),
  stroke("M668 566l44 -44", "#8a6a44", 5),
  oval(720, 514, 26, 16, "#3a7a3a", 'transform="rotate(-40 720 514)"'),
  oval(734, 506, 18, 11, "#5a9a4a", 'transform="rotate(-40 734 506)"'),
].join("")

const reeds = many(46, i => {
  const x = (i % 2 ? 0 : 1010) + between(random, 0, 190)
  const h = between(random, 70, 180)
  return stroke(
    `M${x.toFixed(0)} 810q${between(random, -12, 12).toFixed(0)} -${(h * 0.6).toFixed(0)} ${between(random, -20, 20).toFixed(0)} -${h.toFixed(0)}`,
    i % 3 ? "#2e4a34" : "#4a6a3a",
    4,
  )
})

export const lakeside: Scene = {
  name: "forest-lake-sauna",
  date: "98 6 20",
  grain: 12,
  defs,
  body: [
    box(0, 0, 1200, 420, "url(#sky)"),
    oval(330, 372, 360, 230, "url(#sun)"),
    oval(330, 360, 40, 40, "#fffbe8"),
    many(5, i =>
      cloud(
        random,
        80 + i * 260,
        90 + ((i * 71) % 130),
        170,
        i % 2 ? "#ffd8c0" : "#b88aa8",
        'opacity="0.45" filter="url(#soft)"',
      ),
    ),
    distantForest,
    shape(shore, "#3a4a50"),
    box(0, 404, 1200, 400, "url(#lake)"),
    group('transform="matrix(1 0 0 -0.9 0 770)" opacity="0.5" filter="url(#ripple)"', [distantForest]),
    group('transform="matrix(1 0 0 -0.7 0 760)" opacity="0.42" filter="url(#ripple)"', [nearTrees]),
    box(312, 410, 36, 250, "#fff4d0", 'opacity="0.5" filter="url(#soft)"'),
    many(120, () => {
      const y = between(random, 412, 790)
      return box(
        between(random, -60, 1200),
        y,
        between(random, 20, 90) + (y - 400) * 0.2,
        1.2 + (y - 400) / 160,
        random() > 0.5 ? "#ffe8d0" : "#3a4a78",
        'opacity="0.32" rx="2"',
      )
    }),
    nearTrees,
    shape("M690 440C780 418 1000 424 1200 430V590C1060 560 900 556 800 540S700 520 690 440z", "#2e4a34"),
    shape("M700 470C780 500 960 500 1200 560V590C1060 566 900 560 800 542S704 520 700 470z", "#4a6a44"),
    sauna,
    jetty,
    reeds,
  ].join(""),
}
