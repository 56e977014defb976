/** Icons of studies, work and books. */

import { ink, moss, navy as navyInk, white } from "../../palette"
import { lines } from "../figures"
import type { Icons, Pen } from "../pen"
import {
  blue,
  brown,
  coal,
  cream,
  gold,
  green,
  lime,
  navy,
  orange,
  red,
  sheet,
  sky,
  type Tone,
  teal,
  wood,
  yellow,
} from "../tones"

/** Draws an open book with empty pages. */
function open(p: Pen, cover: Tone) {
  p.box(cover, 0, 7, 32, 23)
  p.shape(sheet, 2, 6, 9, 4, 16, 7, 16, 28, 9, 25, 2, 27)
  p.shape(sheet, 30, 6, 23, 4, 16, 7, 16, 28, 23, 25, 30, 27)
}

/** Draws a quill from its tip at x, y to the upper right. */
function quill(p: Pen, x: number, y: number) {
  p.line(ink, 1, x, y, x + 4, y - 6)
  p.shape(sky, x + 2, y - 4, x + 4, y - 13, x + 12, y - 20, x + 13, y - 13, x + 8, y - 6)
  p.line(ink, 1, x + 3, y - 5, x + 10, y - 15)
}

export const studies: Icons = {
  "academic-quotes": p => {
    open(p, brown)
    for (const x of [4, 9, 18, 23]) {
      p.bar(navyInk, x, 10, p.small ? 2 : 4, 4)
      p.area(navyInk, x + 4, 13, x + 4, 15, x + 1, 18, x, 18, x + 2, 14)
    }
    lines(p, "#808080", 4, 21, 9)
    lines(p, "#808080", 19, 21, 9)
  },
  phd: p => {
    p.shape(coal, 6, 14, 26, 14, 26, 24, 21, 27, 11, 27, 6, 24)
    p.shape(coal, 16, 3, 32, 12, 16, 21, 0, 12)
    p.line("#f8c020", 1, 16, 12, 28, 14, 28, 22)
    p.body(gold, m => m.bar(white, 26, 21, 5, 9))
  },
  thesis: p => {
    p.shape(sheet, 6, 25, 28, 25, 28, 31, 6, 31)
    p.box(navy, 4, 1, 24, 26)
    p.box(navy, 4, 1, 5, 30)
    if (p.small) {
      p.bar("#f8c020", 12, 6, 12, 2)
      p.bar("#f8c020", 12, 10, 12, 2)
    } else {
      p.text("PHD", 18.5, 10, "#f8c020", "tight")
      p.bar("#f8c020", 13, 18, 11, 1)
      p.bar("#f8c020", 15, 21, 7, 1)
    }
    p.shape(red, 20, 25, 24, 25, 24, 32, 22, 30, 20, 32)
  },
  teaching: p => {
    p.line(ink, 2, 9, 24, 6, 31)
    p.line(ink, 2, 22, 24, 25, 31)
    p.box(wood, 0, 2, 32, 23)
    p.bar("#256b35", 3, 5, 26, 16)
    p.text(p.small ? "1+1" : "1+1=3", 16.5, p.small ? 14 : 13, white, "tiny")
    p.bar(white, 20, 20, 5, 2)
  },
  studies: p => {
    p.box(blue, 1, 24, 30, 8)
    p.bar(white, 26, 26, 4, 4)
    p.box(orange, 4, 18, 26, 7)
    p.line("#4a2410", 2, 16, 6, 18, 1)
    p.shape(lime, 18, 5, 22, 1, 28, 1, 24, 5)
    p.body(red, m => {
      m.oval(white, 12, 12, 7, 7.5)
      m.oval(white, 20, 12, 7, 7.5)
    })
    p.bar(white, 9, 8, 2, 4)
  },
  "studies/jyu": p => {
    p.shape(cream, 16, 1, 31, 10, 31, 12, 1, 12, 1, 10)
    p.box(cream, 3, 11, 26, 4)
    p.bar("#8a5626", 5, 15, 22, 11)
    for (const x of [4, 11, 18, 24]) {
      if (p.small) p.bar(white, x, 14, 4, 12)
      else p.box(sheet, x, 14, 5, 13)
    }
    p.box(cream, 2, 25, 28, 4)
    p.box(cream, 0, 28, 32, 4)
    p.oval(navyInk, 16, 8, 2)
  },
  education: p => {
    p.body(cream, m => m.line(white, 9, 6, 24, 25, 8))
    p.disc(cream, 5, 25, 4.5, 5)
    if (!p.small) p.bar("#dcc8a0", 4, 24, 2, 2)
    p.shape(red, 14, 18, 12, 31, 16, 27, 18, 31, 20, 18)
    p.disc(red, 16, 16, 5)
    p.bar("#ffd400", 15, 15, 2, 2)
  },
  salary: p => {
    p.box(green, 5, 3, 27, 15)
    p.box(green, 0, 8, 28, 16)
    p.disc(lime, 14, 16, 5, 6)
    p.letter("€", 14, 16, "#256b35", 1)
    p.disc(gold, 24, 25, 7)
    if (!p.small) p.letter("€", 24.5, 25, "#54301a", 1)
  },
  "codebase-size-history": p => {
    p.bar(white, 2, 1, 29, 27)
    p.bar(ink, 2, 0, 2, 30)
    p.bar(ink, 2, 28, 30, 2)
    p.box(blue, 6, 22, 6, 7)
    p.box(green, 12, 18, 6, 11)
    p.box(yellow, 18, 13, 6, 16)
    p.box(red, 24, 6, 6, 23)
    p.line(ink, 1, 6, 16, 14, 11, 20, 6, 25, 2)
  },
  "books-i-have/group/author": p => {
    p.box(sheet, 8, 0, 16, 14)
    lines(p, "#808080", 11, 4, 10, 7)
    p.box(coal, 4, 11, 24, 6)
    p.shape(teal, 4, 15, 28, 15, 32, 30, 0, 30)
    for (const [y, from, count] of [
      [19, 6, 5],
      [23, 5, 6],
    ] as const)
      for (let i = 0; i < count; i++) p.bar(white, from + i * 4, y, 2, 2)
    p.bar(white, 9, 27, 14, 1)
  },
  "books-i-have/stats": p => {
    p.box(red, 3, 1, 26, 30)
    p.bar("#8c1420", 4, 2, 4, 28)
    p.bar(white, 10, 6, 16, 20)
    p.bar("#2f62d8", 12, 17, 3, 7)
    p.bar("#3fa34d", 17, 12, 3, 12)
    p.bar("#f59a00", 22, 9, 3, 15)
  },
  "books-i-have-read": p => {
    open(p, green)
    lines(p, "#808080", 4, 10, 9, 9, 9)
    p.line(moss, p.small ? 3 : 4, 18, 15, 21, 19, 28, 9)
  },
  audiobooks: p => {
    p.box(blue, 8, 9, 17, 22)
    p.bar(white, 12, 14, 9, 4)
    p.body(coal, m => m.arc(white, 4, 15.5, 14, 12, 180, 360))
    p.box(red, 0, 13, 7, 12)
    p.box(red, 25, 13, 7, 12)
  },
  guestbook: p => {
    open(p, red)
    lines(p, "#2f62d8", 4, 11, 9, 7, 9)
    quill(p, 18, 23)
  },
  cer: p => {
    p.box(cream, 0, 2, 32, 24)
    if (!p.small) {
      p.bar("#dca860", 2, 4, 28, 1)
      p.bar("#dca860", 2, 23, 28, 1)
      p.bar("#dca860", 2, 4, 1, 20)
      p.bar("#dca860", 29, 4, 1, 20)
    }
    p.bar(ink, 8, 8, 16, 2)
    p.bar("#808080", 6, 13, 12, p.small ? 2 : 1)
    p.bar("#808080", 6, 17, 9, p.small ? 2 : 1)
    p.shape(blue, 20, 21, 18, 32, 22, 29, 25, 32, 26, 21)
    p.disc(red, 22, 19, 6)
    p.bar("#ffd400", 21, 18, 2, 2)
  },
  gpl: p => {
    p.disc(sheet, 16, 16, 16)
    p.arc(ink, 2, 15.5, 15.5, 13, 0, 360)
    p.arc(ink, p.small ? 4 : 5, 14.5, 15.5, 6, -130, 130)
  },
  "amerikansuomalaiset/sanakirja": p => {
    p.box(blue, 3, 1, 26, 30)
    p.bar(navyInk, 4, 2, 4, 28)
    p.bar(white, 10, 5, 16, 12)
    p.text("A-Ö", 18.5, 11.5, navyInk, "tiny")
    p.bar("#ffd400", 10, 22, 16, 2)
  },
  "amerikansuomalaiset/books": p => {
    p.box(sheet, 2, 3, 9, 26)
    p.bar("#2f62d8", 3, 10, 7, 5)
    p.bar("#2f62d8", 5, 4, 2, 24)
    p.box(red, 10, 6, 8, 23)
    for (const y of [10, 16, 22]) p.bar(white, 11, y, 6, 3)
    p.shape(navy, 18, 5, 25, 4, 31, 28, 24, 29)
    p.dot(white, 21, 9, 23, 12, 24, 17, 25, 21)
    p.box(wood, 0, 28, 32, 4)
  },
}
