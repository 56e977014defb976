/** Icons of money, keys, drinks, places and toys. */
import { ink, moss, red as redInk, white } from "../palette"
import type { Icons, Pen } from "./pen"
import { blue, coal, cream, gold, green, grey, lime, purple, red, sheet, silver, wood } from "./tones"

function spiral(p: Pen, colour: string, thick: number) {
  const places: number[] = []
  for (let i = 0; i <= 100; i++) {
    const [angle, r] = [i / 6.2, (i / 100) * 13.5]
    places.push(16 + Math.cos(angle) * r, 16 + Math.sin(angle) * r)
  }
  p.line(colour, thick, ...places)
}

/** Draws a germ with spikes and a friendly face. */
function germ(p: Pen, cx: number, cy: number, r: number) {
  p.body(lime, m => {
    m.oval(white, cx, cy, r + 1)
    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * Math.PI * 2
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      m.line(white, r > 6 ? 3 : 1, cx - 0.5, cy - 0.5, cx - 0.5 + x * r * 1.65, cy - 0.5 + y * r * 1.65)
      if (r > 6) m.oval(white, cx + x * r * 1.65, cy + y * r * 1.65, 2.6)
    }
  })
  if (p.small && r > 6) {
    for (const x of [10, 18]) p.bar(ink, x, 12, 4, 4)
    return
  }
  const eye = r > 6 ? 3 : 2
  p.bar(ink, cx - r * 0.4 - 1, cy - 3, eye - 1, eye)
  p.bar(ink, cx + r * 0.4 - 1, cy - 3, eye - 1, eye)
  if (r > 6) p.line(moss, 1, cx - 3, cy + 3, cx + 3, cy + 3)
}

export const life: Icons = {
  "bitcoin-price": p => {
    p.disc(gold, 16, 16, 16)
    p.arc("#a86e00", 1, 15.5, 15.5, 12, 0, 360)
    if (p.small) {
      p.text("B", 16, 16, "#54301a")
      p.dot("#54301a", 14, 8, 16, 8, 14, 22, 16, 22)
      return
    }
    p.letter("B", 16, 16, "#54301a", 2)
    for (const x of [13, 17]) {
      p.bar("#54301a", x, 6, 2, 4)
      p.bar("#54301a", x, 22, 2, 4)
    }
  },
  "dogecoin-price": p => {
    p.disc(gold, 16, 16, 16)
    p.shape(wood, 8, 15, 8, 5, 14, 10, 18, 10, 24, 5, 24, 15, 25, 21, 21, 27, 11, 27, 7, 21)
    p.oval("#fff6e0", 16, 22, 6, 4.5)
    p.bar(ink, 11, 15, 3, 3)
    p.bar(ink, 18, 15, 3, 3)
    p.bar(ink, 14, 19, 4, 3)
    if (!p.small) p.bar(ink, 15, 24, 2, 1)
  },
  "check-credit-card": p => {
    p.box(blue, 0, 5, 32, 22)
    p.bar(ink, 1, 9, 30, 4)
    p.box(gold, 3, 15, 8, 6)
    for (const x of [3, 9, 15]) p.bar(white, x, 23, 4, 2)
    p.oval(redInk, 23, 21, 4)
    p.oval("#f59a00", 27, 21, 3)
  },
  "check-username-password": p => {
    p.body(silver, m => {
      m.arc(white, 5, 15.5, 11, 8, 180, 360)
      m.bar(white, 6, 11, 5, 8)
      m.bar(white, 21, 11, 5, 8)
    })
    p.box(gold, 3, 14, 26, 17)
    p.oval(ink, 16, 21, 3)
    p.bar(ink, 15, 22, 2, 6)
  },
  "password-generator": p => {
    p.body(gold, m => {
      m.line(white, 5, 14, 14, 29, 29)
      m.line(white, 4, 24, 24, 29, 19)
      m.line(white, 4, 20, 20, 24, 16)
      m.oval(white, 9, 9, 9)
    })
    p.oval(ink, 7, 7, 4)
  },
  "muista-hakea-kahvia": p => {
    if (p.small) for (const x of [8, 14, 20]) p.line(white, 1, x, 3, x + 1, 7)
    else for (const x of [8, 14, 20]) p.line(white, 2, x, 8, x + 2, 5, x, 2, x + 2, 0)
    p.disc(sheet, 14, 28, 14, 4)
    p.body(sheet, m => m.arc(white, 4, 24, 17, 5, -90, 110))
    p.shape(sheet, 3, 11, 25, 11, 24, 22, 19, 28, 9, 28, 4, 22)
    p.bar("#54301a", 5, 12, 18, 3)
  },
  "error-418": p => {
    p.body(red, m => m.arc(white, 4, 8, 19, 7, 90, 280))
    p.shape(red, 20, 18, 27, 10, 31, 9, 29, 14, 24, 25)
    p.body(red, m => m.oval(white, 15, 20, 11, 10.5))
    p.body(red, m => m.oval(white, 15, 11, 6, 4))
    p.disc(gold, 15, 6, 3)
    p.box(red, 9, 28, 12, 4)
    p.bar(white, 9, 15, 2, 4)
  },
  "my-coordinates": p => {
    p.shape(cream, 0, 12, 10, 9, 21, 12, 32, 9, 32, 28, 21, 31, 10, 28, 0, 31)
    p.area("#90dc90", 2, 15, 9, 12, 9, 20, 2, 24)
    p.area("#8fd3f4", 22, 20, 30, 18, 30, 26, 22, 29)
    if (!p.small) {
      p.line("#dcc8a0", 1, 10, 10, 10, 27)
      p.line("#dcc8a0", 1, 21, 13, 21, 29)
    }
    p.body(red, m => {
      m.oval(white, 16, 9, 8)
      m.area(white, 9, 12, 23, 12, 16, 25)
    })
    p.oval(white, 16, 9, 3)
  },
  mesmerizing: p => {
    p.disc(sheet, 16, 16, 16)
    spiral(p, "#8a40c0", p.small ? 2 : 3)
  },
  "mix-blend-mode": p => {
    const size = p.picture.width
    const colours = ["", "#ff3030", "#30c040", "#ffe020", "#3050ff", "#e040e0", "#20d0e0", "#ffffff"]
    const inside = (x: number, y: number, cx: number, cy: number, r: number) =>
      Math.hypot(((x + 0.5) * 32) / size - cx, ((y + 0.5) * 32) / size - cy) < r
    for (const [cx, cy] of [
      [16, 10.5],
      [10.5, 21],
      [21.5, 21],
    ] as const)
      p.oval(ink, cx, cy, 10.5)
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const r = p.small ? 8.6 : 9.5
        const mixed =
          (inside(x, y, 16, 10.5, r) ? 1 : 0) +
          (inside(x, y, 10.5, 21, r) ? 2 : 0) +
          (inside(x, y, 21.5, 21, r) ? 4 : 0)
        const colour = colours[mixed]
        if (colour) p.bar(colour, (x * 32) / size, (y * 32) / size, 32 / size, 32 / size)
      }
  },
  "neon-colors": p => {
    p.box(coal, 0, 4, 32, 24)
    p.bar("#10101c", 2, 6, 28, 20)
    if (p.small) {
      p.bar("#40f0ff", 4, 8, 24, 2)
      p.bar("#40f0ff", 4, 22, 24, 2)
      p.text("ON", 16, 16, "#ff50c0")
    } else {
      p.bar("#40f0ff", 3, 7, 26, 1)
      p.bar("#40f0ff", 3, 24, 26, 1)
      p.bar("#40f0ff", 3, 7, 1, 18)
      p.bar("#40f0ff", 28, 7, 1, 18)
      p.text("NEON", 16.5, 16, "#ff50c0", "tight")
    }
    p.line(ink, 1, 6, 0, 6, 4)
    p.line(ink, 1, 25, 0, 25, 4)
  },
  "number-is-juhq": p => {
    p.box(wood, 0, 1, 32, 30)
    p.bar("#fff6e0", 4, 5, 24, 22)
    const beads: [number, string, number[]][] = [
      [7, redInk, [5, 9, 21]],
      [13, "#2f62d8", [5, 17, 21]],
      [19, "#3fa34d", [13, 17, 21]],
    ]
    for (const [y, colour, places] of beads) {
      p.bar("#808080", 4, y + 2, 24, p.small ? 2 : 1)
      for (const x of places) {
        p.bar(colour, x, y, p.small ? 4 : 3, 5)
        if (!p.small) p.bar(white, x, y + 1, 1, 1)
      }
    }
  },
  "how-odd": p => {
    p.body(purple, m => m.area(white, 4, 1, 29, 1, 29, 9, 20, 31, 10, 31, 17, 10, 4, 10))
    p.disc(sheet, 21, 8, 5)
    p.bar(ink, 21, 7, 3, 3)
    p.disc(sheet, 11, 8, 4)
    p.bar(ink, 11, 8, 2, 2)
  },
  "red-text-green-background": p => {
    p.box(green, 0, 2, 32, 28)
    if (p.small) p.text("RED", 16, 16, redInk)
    else p.text("RED", 16.5, 16, redInk, "heavy")
  },
  "app-storage": p => {
    p.box(blue, 1, 1, 30, 30)
    p.box(silver, 8, 1, 16, 11)
    p.bar(ink, 18, 3, 4, 7)
    p.box(sheet, 5, 15, 22, 16)
    for (const y of [19, 23, 27]) p.bar("#808080", 8, y, 16, 1)
  },
  youtube: p => {
    p.line(ink, 1, 16, 8, 9, 0)
    p.line(ink, 1, 16, 8, 23, 0)
    p.box(red, 0, 6, 32, 24)
    p.bar(ink, 3, 9, 26, 18)
    p.bar("#f4f4ff", 4, 10, 24, 16)
    p.area(redInk, 12, 12, 12, 25, 22, 18)
  },
  "helsinki/webcams": p => {
    p.shape(grey, 10, 24, 22, 24, 27, 31, 5, 31)
    p.disc(silver, 16, 14, 14)
    p.disc(coal, 16, 14, 9)
    p.oval("#2f62d8", 16, 14, 5)
    p.oval("#8fd3f4", 14, 12, 2)
    p.bar(redInk, 24, 21, 2, 2)
  },
  "download-virus": p => {
    germ(p, 16, 16, 8)
  },
  "download-android-virus": p => {
    p.box(coal, 6, 0, 20, 32)
    p.bar("#b8e8ff", 8, 4, 16, 22)
    p.bar("#808080", 14, 28, 4, 2)
    germ(p, 16, 15, 4.4)
  },
}
