/** Icons of the tools: texts, colours, links, codes and sums. */
import { ink, navy as navyInk, red as redInk, white } from "../palette"
import { lens, lines } from "./figures"
import type { Icons } from "./pen"
import {
  blue,
  coal,
  cream,
  gold,
  green,
  grey,
  purple,
  red,
  sheet,
  silver,
  skin,
  sky,
  type Tone,
  yellow,
} from "./tones"

export const tools: Icons = {
  calculator: p => {
    p.box(grey, 4, 0, 24, 32)
    p.bar(ink, 7, 3, 18, 7)
    p.bar("#c8d8a8", 8, 4, 16, 5)
    if (!p.small) p.text("418", 18, 6.5, ink, "tiny")
    for (let row = 0; row < 4; row++)
      for (let col = 0; col < 3; col++) {
        const [x, y] = [7 + col * 7, 12 + row * 5]
        const last = col === 2
        p.bar(last ? redInk : white, x, y, 4, p.small ? 2 : 3)
        if (!p.small) p.bar(ink, x, y + 3, 4, 1)
      }
  },
  "parse-url": p => {
    p.box(sheet, 0, 3, 32, 26)
    for (const y of [9, 16]) p.bar(redInk, 4, y, 4, 4)
    p.line(green[1], 3, 11, 20, 17, 8)
    p.line(blue[1], 3, 21, 20, 27, 8)
    for (const [colour, x, w] of [
      [redInk, 4, 4],
      [green[1], 10, 8],
      [blue[1], 20, 8],
    ] as const)
      p.bar(colour, x, 24, w, 2)
  },
  "tools/consonants": p => {
    p.box(cream, 1, 1, 30, 30)
    p.line(ink, 3, 8, 25, 15, 6, 16, 6, 23, 25)
    p.bar(ink, 11, 18, 10, 2)
    p.line(redInk, p.small ? 2 : 3, 5, 26, 26, 5)
  },
  "tools/convert-image-to-base64": p => {
    p.box(gold, 0, 0, 22, 19)
    p.bar("#8fd3f4", 3, 3, 16, 13)
    p.area("#256b35", 3, 16, 9, 7, 15, 16)
    p.area("#3fa34d", 10, 16, 15, 10, 19, 15, 19, 16)
    p.bar("#ffd400", 14, 4, 3, 3)
    p.box(coal, 10, 15, 22, 17)
    if (p.small) p.text("64", 21, 24, "#50ff60")
    else p.text("64", 21.5, 24, "#50ff60", "heavy")
  },
  "tools/distancefunctions": p => {
    p.shape(yellow, 0, 22, 22, 0, 32, 10, 10, 32)
    for (let i = 0; i < 6; i++) {
      const [x, y] = [4 + i * 4, 21 - i * 4]
      if (p.small && i % 2) continue
      const long = i % 2 ? 2 : 4
      p.line(ink, 1, x, y, x + long, y + long)
    }
  },
  "tools/find-youtube-urls": p => {
    p.box(red, 0, 3, 27, 21)
    p.area(white, 9, 7, 9, 19, 19, 13)
    lens(p, 20, 19, 6)
  },
  "tools/generate-clapping-text": p => {
    if (p.small) {
      p.art(
        0,
        0,
        "...y....y....y..",
        "....y...y...y...",
        "................",
        "....kk.....kk...",
        "...kiik...kiik..",
        "...kihk..kihhk..",
        "...kihhkkihhhk..",
        "..kkihhkihhhhkk.",
        ".kihihhkihhhkhhk",
        ".kihhihkihhkhhhk",
        "..kihhhkihhhhhk.",
        "..kihhhkihhhhhk.",
        "...kihHkihhhHk..",
        "...krrrkuuuuk...",
        "..krrrk..kuuuk..",
        "..kkkk....kkkk..",
      )
      return
    }
    for (const [x, y, a, b] of [
      [15, 0, 15, 4],
      [8, 1, 10, 4],
      [22, 1, 20, 4],
    ] as const)
      p.line("#ffd400", 2, x, y, a, b)
    const hand = (flip: (x: number) => number, sleeve: Tone) => {
      const at = (...corners: number[]) => corners.map((n, i) => (i % 2 ? n : flip(n)))
      p.shape(skin, ...at(6, 22, 14, 12, 22, 5, 26, 8, 23, 14, 20, 24, 12, 29))
      if (!p.small)
        for (const offset of [0, 3]) p.line(skin[2], 1, ...at(24, 8 + offset, 18 - offset / 3, 15 + offset))
      p.shape(skin, ...at(12, 19, 10, 12, 12, 9, 15, 11, 17, 18, 15, 22))
      p.area(skin[1], ...at(12, 18, 16, 18, 16, 24, 12, 24))
      p.shape(sleeve, ...at(0, 26, 7, 19, 14, 27, 7, 32, 2, 32))
    }
    hand(x => 33 - x, blue)
    hand(x => x - 1, red)
  },
  "tools/lisp-math": p => {
    p.body(green, m => m.arc(white, 4, 19, 15.5, 17, 135, 225))
    p.body(green, m => m.arc(white, 4, 12, 15.5, 17, -45, 45))
    p.body(purple, m => {
      m.line(white, 4, 11, 6, 13, 6, 20, 24)
      m.line(white, 4, 15, 14, 10, 24)
    })
  },
  "tools/rgb-to-hsl": p => {
    p.oval(ink, 16, 16, 16)
    const hues = ["#ff3030", "#ff9a20", "#ffe020", "#50c030", "#20b0c0", "#2f62d8", "#8a40c0", "#e8309c"]
    const size = p.picture.width
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const [dx, dy] = [((x + 0.5) * 32) / size - 16, ((y + 0.5) * 32) / size - 16]
        if (Math.hypot(dx, dy) > (p.small ? 14.4 : 15)) continue
        const at = Math.floor(((Math.atan2(dy, dx) / Math.PI / 2 + 1.25) % 1) * 8)
        p.bar(hues[at] ?? ink, (x * 32) / size, (y * 32) / size, 32 / size, 32 / size)
      }
    p.disc(sheet, 16, 16, 5.5)
  },
  "tools/scan-rfid": p => {
    p.box(sky, 0, 13, 22, 18)
    p.box(gold, 3, 17, 8, 7)
    p.bar(navyInk, 3, 27, 14, 2)
    for (const r of [6, 10, 14]) p.arc(navyInk, 2, 16, 15, r, -85, -5)
  },
  "tools/split-text-middle": p => {
    p.shape(sheet, 4, 0, 28, 0, 28, 12, 24, 15, 20, 11, 16, 15, 12, 11, 8, 15, 4, 12)
    p.shape(sheet, 4, 32, 28, 32, 28, 18, 24, 21, 20, 17, 16, 21, 12, 17, 8, 21, 4, 18)
    lines(p, navyInk, 8, 4, 16, 12)
    lines(p, navyInk, 8, 24, 16, 10)
  },
  screenshot: p => {
    p.box(grey, 18, 4, 7, 5)
    p.shape(grey, 8, 9, 11, 3, 17, 3, 20, 9)
    p.box(coal, 0, 8, 32, 21)
    p.bar("#c0c0c0", 1, 9, 30, 4)
    p.disc(silver, 16, 19, 8.5)
    p.disc(sky, 16, 19, 5.5)
    p.oval("#2f62d8", 17, 20, 2.5)
    p.bar(redInk, 26, 15, 3, 3)
    p.bar("#fff6b0", 4, 6, 4, 3)
  },
  useragent: p => {
    p.shape(coal, 2, 32, 5, 25, 12, 22, 20, 22, 27, 25, 30, 32)
    p.area(white, 12, 23, 20, 23, 16, 31)
    p.area(redInk, 15, 25, 17, 25, 18, 31, 14, 31)
    p.disc(skin, 16, 16, 8, 9)
    p.bar(ink, 9, 14, 14, 4)
    p.bar("#808080", 10, 15, 2, 1)
    p.bar("#808080", 18, 15, 2, 1)
    p.shape(grey, 9, 9, 10, 2, 14, 1, 16, 3, 18, 1, 22, 2, 23, 9)
    p.box(coal, 3, 8, 26, 5)
  },
}
