/** Icons of the desktop: files, folders, the Recycle Bin and the computer. */
import { ink, navy as navyInk, red as redInk, white } from "../palette"
import { cassette, cutting } from "./collections"
import { lines, page } from "./figures"
import type { Icons, Pen } from "./pen"
import { blue, gold, grey, sheet, silver, teal, yellow } from "./tones"

function monitorWithoutStand(p: Pen, screen: string) {
  p.box(silver, 2, 0, 28, 22)
  p.bar(ink, 5, 3, 22, 16)
  p.bar(screen, 6, 4, 20, 14)
}

function bin(p: Pen) {
  p.shape(silver, 5, 10, 27, 10, 24, 32, 8, 32)
  for (const x of [11, 16, 20]) p.line("#808080", p.small ? 1 : 2, x, 15, x + (16 - x) / 4, 28)
  p.box(silver, 3, 8, 26, 4)
}

export const desktop: Icons = {
  default: p => {
    page(p)
    lines(p, "#808080", 9, 12, 14, 14, 14, 9)
  },
  program: p => {
    p.box(silver, 1, 2, 28, 24)
    p.bar(navyInk, 3, 4, 24, 4)
    p.bar(white, 3, 9, 24, 15)
    p.body(gold, m => {
      m.oval(white, 22, 22, 7)
      for (let i = 0; i < 8; i++) {
        const angle = (i / 8) * Math.PI * 2
        m.line(white, 4, 22, 22, 21.5 + Math.cos(angle) * 7.5, 21.5 + Math.sin(angle) * 7.5)
      }
    })
    p.oval(ink, 22, 22, 3)
    if (!p.small) p.bar(redInk, 24, 5, 2, 2)
  },
  readme: p => {
    p.box(sheet, 4, 3, 24, 28)
    p.box(blue, 4, 3, 24, 6)
    for (let x = 6; x < 27; x += p.small ? 6 : 4) p.box(grey, x, 0, p.small ? 4 : 3, 6)
    lines(p, "#2f62d8", 8, 13, 16, 16, 12, 16)
  },
  folder: p => {
    p.shape(yellow, 1, 28, 1, 6, 4, 3, 12, 3, 15, 7, 29, 7, 29, 28)
    p.shape(yellow, 1, 29, 1, 11, 31, 11, 31, 29)
  },
  "bin-empty": bin,
  "bin-full": p => {
    p.shape(sheet, 5, 10, 6, 4, 11, 1, 15, 3, 18, 10)
    p.shape(sheet, 13, 10, 15, 4, 20, 0, 26, 3, 27, 10)
    p.line("#808080", 1, 9, 6, 11, 4, 12, 6)
    p.line("#808080", 1, 19, 6, 20, 3, 22, 5)
    bin(p)
  },
  computer: p => {
    monitorWithoutStand(p, teal[1])
    p.box(silver, 0, 22, 32, 9)
    p.bar(ink, 17, 25, 11, 2)
    p.bar("#30c040", 4, 25, 3, 2)
  },
  display: p => {
    p.shape(silver, 10, 21, 22, 21, 26, 31, 6, 31)
    monitorWithoutStand(p, teal[1])
    p.area("#ffd400", 7, 17, 12, 9, 18, 17)
    p.area(redInk, 14, 17, 19, 7, 25, 17)
    p.bar(white, 8, 6, 6, 2)
  },
  post: p => {
    cutting(p)
    p.bar("#8fd3f4", 7, 11, 10, 8)
    p.area("#256b35", 7, 19, 12, 14, 17, 19)
    lines(p, "#808080", 19, 11, 7, 7, 7)
  },
  playlist: p => cassette(p, gold),
}
