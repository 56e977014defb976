/** Icons of music, talk and films. */

import { ink, white } from "../../palette"
import { bubble, dial } from "../figures"
import type { Icons } from "../pen"
import { blue, coal, cream, gold, green, orange, purple, red, wood, yellow } from "../tones"

export const sound: Icons = {
  spotify: p => {
    p.disc(coal, 16, 16, 16)
    if (!p.small) {
      p.arc("#54545e", 1, 15.5, 15.5, 12, 0, 360)
      p.arc("#808080", 1, 15.5, 15.5, 12, 200, 250)
      p.arc("#808080", 1, 15.5, 15.5, 12, 20, 70)
    }
    p.disc(green, 16, 16, 7)
    p.oval(white, 16, 16, 1.6)
  },
  soundcloud: p => {
    const heights = p.small ? [8, 16, 26, 14, 22, 10] : [4, 10, 16, 8, 22, 28, 18, 24, 12, 6]
    const pitch = p.small ? 4 : 3
    p.box(coal, 0, 0, 32, 32)
    for (const [i, h] of heights.entries())
      p.bar(
        i < heights.length / 2 ? "#ff7a1a" : "#ffc080",
        2 + (p.small ? 2 : 0) + i * pitch,
        16 - h / 2,
        2,
        h,
      )
    p.clip()
  },
  "hover-sound": p => {
    p.box(wood, 0, 9, 32, 4)
    p.box(wood, 0, 20, 32, 4)
    const tones = [red, orange, yellow, green, blue, purple]
    for (const [i, tone] of tones.entries()) {
      if (p.small) p.bar(tone[1], 2 + i * 5, 2 + i * 2, 4, 28 - i * 4)
      else {
        p.bar(ink, 1 + i * 5, 1 + i * 2, 6, 30 - i * 4)
        p.bar(tone[1], 2 + i * 5, 2 + i * 2, 4, 28 - i * 4)
        p.bar(white, 2 + i * 5, 3 + i * 2, 1, 3)
      }
    }
  },
  discord: p => {
    bubble(p, purple, 0, 1, 32, 22)
    if (p.small) {
      p.bar(white, 12, 6, 2, 12)
      p.bar(white, 18, 6, 2, 12)
      p.bar(white, 10, 8, 12, 2)
      p.bar(white, 10, 14, 12, 2)
    } else p.letter("#", 16.5, 12, white, 2)
  },
  "social-media-links": p => {
    p.shape(red, 8, 12, 24, 12, 29, 23, 29, 29, 3, 29, 3, 23)
    p.body(red, m => {
      m.bar(white, 1, 4, 30, 6)
      m.bar(white, 0, 5, 9, 9)
      m.bar(white, 23, 5, 9, 9)
    })
    p.disc(cream, 16, 21, 6)
    p.oval(ink, 16, 21, 2)
  },
  "movies-ive-seen": p => {
    p.box(coal, 1, 12, 30, 19)
    p.shape(coal, 1, 8, 29, 0, 31, 6, 2, 14)
    for (const x of [6, 14, 22])
      p.area(white, x, 7 - x / 4 + 1, x + 4, 6 - x / 4 + 1, x + 7, 9 - x / 4, x + 3, 10 - x / 4)
    p.bar(white, 5, 17, 22, p.small ? 2 : 1)
    p.bar(white, 5, 22, 8, p.small ? 2 : 1)
    p.bar(white, 17, 22, 10, p.small ? 2 : 1)
    p.bar(white, 5, 26, 8, p.small ? 2 : 1)
  },
  eurovision: p => {
    p.body(wood, m => m.line(white, 4, 16, 20, 16, 31))
    p.disc(blue, 16, 12, 12)
    p.arc("#ffd400", 1, 15.5, 11.5, 9.5, 0, 360)
    p.text("12", 16.5, 12, white, "heavy")
  },
  "eurovision/countdown": p => {
    p.shape(coal, 10, 12, 13, 15, 3, 30, 0, 27)
    p.disc(purple, 15, 9, 8.5)
    p.line(ink, 1, 9, 10, 14, 16)
    dial(p, 23, 22, 9, gold, 11, 0)
  },
}
