/** Icons of the site itself and of pages about it. */
import { ink, moss, navy, red as redInk, white } from "../palette"
import { bubble, lines, page } from "./figures"
import type { Icons, Pen } from "./pen"
import {
  blue,
  brown,
  coal,
  cream,
  gold,
  green,
  grey,
  orange,
  pink,
  red,
  sheet,
  silver,
  sky,
  wood,
  yellow,
} from "./tones"

export const site: Icons = {
  index: p => {
    p.box(red, 22, 4, 5, 10)
    p.box(cream, 5, 14, 22, 16)
    p.shape(red, 16, 1, 32, 17, 0, 17)
    p.box(brown, 8, 19, 7, 11)
    p.dot("#ffd400", 12, 25)
    p.box(sky, 18, 19, 7, 7)
    if (!p.small) p.line(ink, 1, 21, 19, 21, 25)
  },
  "404": p => {
    p.disc(yellow, 16, 16, 15)
    if (p.small) {
      p.bar(ink, 8, 10, 4, 4)
      p.bar(ink, 20, 10, 4, 4)
    } else {
      p.oval(ink, 10, 13, 2, 3)
      p.oval(ink, 22, 13, 2, 3)
    }
    p.line(ink, 1, 5, 8, 10, 6)
    p.line(ink, 1, 21, 6, 26, 8)
    p.arc(ink, 2, 15.5, 27, 6, 205, 335)
    p.shape(sky, 23, 15, 28, 23, 27, 27, 23, 28, 20, 26, 20, 22)
  },
  briefcase: p => {
    p.line(ink, 3, 11, 9, 11, 5)
    p.line(ink, 3, 21, 9, 21, 5)
    p.line(ink, 3, 11, 5, 21, 5)
    p.box(brown, 1, 9, 30, 20)
    p.bar("#6e3f1a", 2, 17, 28, 2)
    p.box(gold, 13, 15, 6, 6)
    if (!p.small) {
      p.bar("#c98d4f", 3, 11, 26, 1)
      p.bar(ink, 15, 17, 2, 2)
    }
  },
  "about-me": p => {
    bubble(p, sheet, 1, 1, 30, 23)
    p.body(blue, m => m.oval(white, 16, 6, 3), navy)
    p.body(
      blue,
      m => {
        m.bar(white, 11, 10, 8, 3)
        m.bar(white, 13, 10, 6, 10)
        m.bar(white, 11, 18, 10, 3)
      },
      navy,
    )
  },
  feeds: p => {
    p.shape(wood, 6, 9, 26, 9, 30, 30, 2, 30)
    p.shape(brown, 9, 2, 23, 2, 20, 9, 12, 9)
    p.box(orange, 8, 13, 16, 15)
    p.oval(white, 12, 24, 2)
    p.arc(white, 2, 11, 25, 6, 270, 360)
    p.arc(white, 2, 11, 25, 10, 270, 360)
  },
  backlog: p => {
    p.box(wood, 4, 3, 24, 28)
    p.box(sheet, 7, 7, 18, 22)
    p.box(silver, 10, 1, 12, 7)
    lines(p, "#808080", 13, 12, 9, 9, 9, 9)
    for (const y of [11, 15, 19]) p.bar(redInk, 9, y, 2, 2)
    p.bar(moss, 9, 23, 2, 2)
  },
  "banneri-vaihto": p => {
    p.box(yellow, 1, 2, 22, 9)
    p.bar(ink, 4, 5, 10, 2)
    p.bar(redInk, 16, 5, 4, 3)
    p.box(sky, 9, 21, 22, 9)
    p.bar(ink, 12, 24, 10, 2)
    p.bar(redInk, 24, 24, 4, 3)
    p.shape(green, 24, 6, 31, 6, 31, 13, 31, 16, 28, 20, 21, 15, 25, 15, 25, 10, 24, 10)
    p.shape(green, 8, 26, 1, 26, 1, 18, 1, 16, 4, 12, 11, 17, 7, 17, 7, 22, 8, 22)
  },
  blog: p => {
    p.box(sheet, 1, 4, 26, 25)
    p.body(silver, m => m.bar(white, 26, 9, 5, 20))
    p.bar(ink, 4, 7, 20, p.small ? 4 : 3)
    p.box(sky, 4, 13, 11, 9)
    p.area(moss, 5, 21, 9, 16, 14, 21)
    lines(p, "#808080", 17, 13, 7, 7, 7, 7)
    lines(p, "#808080", 4, 25, 11)
  },
  gone: p => {
    p.body(grey, m => {
      m.oval(white, 16, 12, 10, 11)
      m.bar(white, 6, 12, 20, 17)
    })
    p.text("RIP", 16.5, 13, ink, "tight")
    if (!p.small) p.bar("#54545e", 11, 19, 10, 1)
    p.body(green, m => m.oval(white, 16, 31, 15, 5))
    p.bar("#ffffff", 26, 24, 2, 4)
    p.bar("#ffd400", 25, 25, 2, 2)
  },
  "internal-links": p => {
    const link = (m: Pen, at: number) =>
      m.line(white, 4, ...[3, 9, 9, 3, 20, 14, 14, 20, 3, 9].map(n => n + at))
    p.body(silver, m => link(m, 0))
    p.body(silver, m => link(m, 9))
  },
  timeline: p => {
    page(p)
    p.box(sky, 8, 5, 9, 10)
    p.oval("#f4be90", 12.5, 9, 2)
    p.bar(navy, 10, 12, 5, 2)
    lines(p, "#808080", 8, 18, 16, 16, 12)
    p.bar(navy, 19, 11, 5, 2)
  },
  todo: p => {
    page(p, 3, 1, 23, 30)
    for (const [i, y] of [9, 16, 23].entries()) {
      p.bar("#808080", 6, y, 5, 5)
      p.bar(white, 7, y + 1, 3, 3)
      p.bar("#808080", 13, y + 2, 9, p.small ? 2 : 1)
      if (i < 2) p.line(redInk, 2, 7, y + 2, 9, y + 4, 13, y - 2)
    }
    p.shape(gold, 27, 9, 31, 13, 20, 27, 16, 29, 17, 24)
    p.area(pink[1], 27, 9, 31, 13, 29, 16, 25, 13)
  },
  photos: p => {
    p.shape(sheet, 9, 1, 30, 4, 28, 25, 7, 22)
    p.box(sheet, 1, 6, 24, 25)
    p.box(sky, 4, 9, 18, 15)
    p.oval("#ffd400", 17, 13, 2.5)
    p.area(moss, 5, 23, 10, 14, 16, 23)
    p.area("#3fa34d", 12, 23, 17, 17, 21, 21, 21, 23)
  },
  "books-i-have": p => {
    p.box(red, 2, 5, 8, 24)
    p.bar("#ffd400", 4, 9, 4, 2)
    p.bar("#ffd400", 4, 23, 4, 2)
    p.box(blue, 9, 2, 7, 27)
    p.bar(white, 11, 7, 3, 6)
    p.box(green, 15, 8, 6, 21)
    p.bar("#ffd400", 17, 12, 2, 2)
    p.shape(orange, 20, 7, 25, 5, 31, 28, 25, 29)
    p.box(wood, 0, 28, 32, 4)
  },
  radio: p => {
    p.line(ink, 1, 25, 10, 30, 0)
    p.box(brown, 1, 9, 30, 21)
    p.disc(coal, 10, 20, 7.5)
    if (!p.small) for (const y of [16, 19, 22]) p.bar("#808080", 6, y, 8, 1)
    p.box(cream, 19, 12, 10, 7)
    p.bar(redInk, 24, 13, 1, 5)
    p.disc(gold, 22, 24, 3)
    p.disc(gold, 28, 24, 3)
  },
}
