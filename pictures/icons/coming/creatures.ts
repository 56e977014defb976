/** Icons of creatures, faces and other wonders. */

import { hamster } from "../../hamster"
import { ink, red as redInk, white } from "../../palette"
import { put } from "../../pixels/layers"
import type { Icons } from "../pen"
import {
  blue,
  brown,
  coal,
  green,
  lime,
  magenta,
  red,
  sheet,
  silver,
  skin,
  sky,
  wood,
  yellow,
} from "../tones"

export const creatures: Icons = {
  ufo: p => {
    p.area("#fff6b0", 11, 17, 21, 17, 29, 32, 3, 32)
    if (!p.small) p.area("#ffd400", 14, 17, 18, 17, 21, 32, 11, 32)
    p.disc(sky, 16, 9, 8, 8.5)
    p.disc(silver, 16, 14, 16, 6)
    for (const [x, colour] of [
      [5, redInk],
      [12, "#3fa34d"],
      [18, redInk],
      [25, "#3fa34d"],
    ] as const)
      p.bar(colour, x, 14, 2, 2)
  },
  weird: p => {
    p.disc(lime, 16, 16, 15)
    p.disc(sheet, 10, 11, 6)
    p.bar(ink, 11, 11, 3, 3)
    p.disc(sheet, 23, 12, 4)
    p.bar(ink, 22, 10, 2, 2)
    p.line(ink, 2, 6, 20, 10, 23, 15, 20, 20, 23, 26, 20)
    p.body(magenta, m => {
      m.bar(white, 16, 22, 7, 5)
      m.oval(white, 19.5, 26.5, 3.5)
    })
  },
  panda: p => {
    p.disc(coal, 6, 7, 6)
    p.disc(coal, 26, 7, 6)
    p.disc(sheet, 16, 17, 14, 13.5)
    p.oval(ink, 10, 16, 4, 5)
    p.oval(ink, 22, 16, 4, 5)
    p.bar(white, 10, 15, 2, 2)
    p.bar(white, 20, 15, 2, 2)
    p.bar(ink, 14, 21, 4, 3)
    if (!p.small) {
      p.line(ink, 1, 12, 26, 15, 26, 15, 24, 16, 24, 16, 26, 19, 26)
    }
  },
  puuh: p => {
    p.body(sky, m => {
      m.oval(white, 8, 10, 8)
      m.oval(white, 17, 9, 9)
      m.oval(white, 14, 15, 9, 7)
      m.oval(white, 23, 14, 5)
    })
    p.bar(ink, 11, 9, p.small ? 4 : 3, p.small ? 2 : 1)
    p.bar(ink, 19, 9, p.small ? 4 : 3, p.small ? 2 : 1)
    p.disc(coal, 17, 16, 3)
    p.line(white, 2, 18, 24, 27, 24, 30, 22, 28, 19)
    p.line(white, 2, 12, 28, 24, 28, 26, 30)
    p.line(white, 2, 4, 25, 13, 25)
  },
  "dancing-hamster": p => {
    if (p.small)
      p.art(
        0,
        2,
        "............kk..",
        "............kkk.",
        "............k..k",
        "......nn....k...",
        "....nnppn.kkk...",
        "..nnffFfffnkk...",
        ".nffFFffkfffn...",
        "nfffFffffffppn..",
        "nfffffffffbbbn..",
        "nfffbbbffbbbn...",
        ".nfbbbbbbbbn....",
        "..nnppnnppn.....",
        "....pp...pp.....",
      )
    else {
      put(p.picture, hamster({ step: 2 }), 0, 9)
      p.line(ink, 2, 23, 8, 23, 1, 29, 0, 29, 6)
      p.oval(ink, 22, 9, 2.6)
      p.oval(ink, 28, 7, 2.6)
    }
  },
  dinosaurs: p => {
    p.body(green, m => {
      m.oval(white, 17, 20, 9, 6.5)
      m.line(white, 5, 11, 18, 8, 12, 7, 5)
      m.oval(white, 6, 4.5, 5, 3.5)
      m.area(white, 22, 15, 32, 25, 32, 28, 20, 25)
      for (const x of [10, 15, 19]) m.bar(white, x, 22, 4, 9)
      m.bar(white, 22, 22, 3, 9)
    })
    p.bar(ink, 5, 3, 2, 2)
    if (!p.small) for (const x of [14, 18, 22]) p.bar("#256b35", x, 17 + (x % 4), 2, 2)
  },
  ohmy: p => {
    const corners = Array.from({ length: 24 }, (_, i) => {
      const angle = (i / 24) * Math.PI * 2
      const r = i % 2 ? 11.5 : 16
      return [16 + Math.cos(angle) * r, 16 + Math.sin(angle) * r]
    })
    p.shape(yellow, ...corners.flat())
    p.text("OH!", 16.5, 16, redInk, "heavy")
  },
  "pick-emoji": p => {
    p.disc(yellow, 16, 16, 15)
    p.bar(ink, 10, 9, 3, 6)
    p.bar(ink, 19, 9, 3, 6)
    p.body(red, m => {
      m.oval(white, 16, 18, 9, 8)
      m.picture.data.fill(0, 0, Math.floor((m.small ? 9 : 18) * m.picture.width) * 4)
    })
    p.bar(white, 9, 19, 14, 2)
  },
  "eyes-not-working": p => {
    for (const x of [8, 24]) p.disc(sheet, x, 16, 8, 11)
    p.oval("#2f62d8", 10, 18, 4, 5)
    p.oval(ink, 10.5, 18.5, 2, 3)
    p.line(redInk, 2, 20, 11, 27, 20)
    p.line(redInk, 2, 27, 11, 20, 20)
  },
  jokes: p => {
    p.line(ink, 2, 0, 4, 6, 2, 11, 5)
    p.line(ink, 2, 31, 4, 25, 2, 20, 5)
    p.shape(skin, 13, 9, 19, 9, 21, 18, 20, 22, 12, 22, 11, 18)
    p.body(sky, m => m.oval(white, 8, 12, 7))
    p.body(sky, m => m.oval(white, 24, 12, 7))
    p.bar(ink, 14, 10, 4, 2)
    p.bar(ink, 8, 12, 3, 3)
    p.bar(ink, 22, 12, 3, 3)
    p.shape(coal, 16, 21, 24, 22, 31, 29, 22, 30, 16, 27, 10, 30, 1, 29, 8, 22)
  },
  "how-many-legs-i-have": p => {
    p.shape(blue, 7, 0, 25, 0, 27, 26, 19, 26, 16, 8, 13, 26, 5, 26)
    p.box(brown, 6, 0, 20, 4)
    p.bar("#ffd400", 14, 1, 4, 2)
    p.shape(coal, 5, 25, 14, 25, 14, 32, 0, 32, 1, 29)
    p.shape(coal, 18, 25, 27, 25, 31, 29, 32, 32, 18, 32)
  },
  "human-named-juhq": p => {
    p.box(red, 0, 3, 32, 26)
    p.bar(white, 2, 11, 28, 13)
    if (p.small) {
      p.bar(white, 4, 4, 10, 2)
      p.text("ME", 16, 17.5, ink)
    } else {
      p.text("HELLO", 16, 7.5, white, "tiny")
      p.text("JUHQ", 16.5, 17.5, ink)
    }
  },
  xfiles: p => {
    p.box(wood, 0, 1, 32, 30)
    p.bar("#dca860", 3, 4, 26, 24)
    const photos = [
      [4, 5],
      [19, 6],
      [11, 18],
    ] as const
    for (const [x, y] of photos) {
      p.box(sheet, x, y, 9, 9)
      p.bar("#3a3a44", x + 2, y + 2, 5, 5)
    }
    p.line(redInk, 1, 8, 5, 23, 6, 15, 18, 8, 5)
  },
}
