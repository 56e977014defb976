/** Things of paper, and what is written on and stamped with. */
import { ink, navy, red as redInk, white } from "../../palette"
import type { Icons } from "../pen"
import { brown, cream, gold, navy as navyTone, red, sheet, silver, wood, yellow } from "../tones"

export const paperwork: Icons = {
  // A passport, opened, with a photograph.
  "human-named-juhq": p => {
    p.shape(navyTone, 2, 8, 15, 4, 15, 28, 2, 31)
    p.shape(navyTone, 17, 4, 30, 8, 30, 31, 17, 28)
    p.area("#fff6e0", 18, 7, 28, 10, 28, 28, 18, 25)
    p.oval("#c08050", 23, 15, 3)
    p.area("#c08050", 19, 22, 23, 18, 27, 23, 27, 25)
    p.oval("#ffd400", 9, 16, 4)
    p.bar("#ffd400", 5, 24, 8, 2)
  },
  // A pen, its cap off.
  thesis: p => {
    p.shape(red, 21, 2, 29, 9, 12, 27, 5, 20)
    p.shape(silver, 5, 20, 12, 27, 2, 30)
    p.area(ink, 2, 30, 3, 26, 6, 29)
    p.line(white, 2, 11, 19, 22, 7)
  },
  // A stamp with a handle.
  guestbook: p => {
    p.disc(wood, 16, 6, 6)
    p.shape(brown, 13, 9, 19, 9, 22, 20, 10, 20)
    p.box(wood, 4, 19, 24, 7)
    p.bar(redInk, 5, 28, 22, 3)
  },
  // A stamped oval at a slant.
  "pick-emoji": p => {
    p.shape(red, 1, 17, 5, 12, 27, 5, 31, 10, 30, 16, 26, 20, 6, 28, 2, 24)
    p.area(white, 4, 18, 6, 15, 26, 8, 28, 11, 27, 14, 6, 24)
    p.line(redInk, 2, 8, 19, 12, 15, 14, 19, 18, 12)
    p.line(redInk, 2, 19, 14, 24, 11)
  },
  // A sheet stuck to something, one corner curled.
  "check-username-password": p => {
    p.shape(yellow, 3, 5, 28, 2, 30, 20, 21, 29, 6, 30)
    p.shape(gold, 21, 29, 20, 21, 30, 20)
    p.line(ink, 1, 8, 11, 24, 9)
    p.line(ink, 1, 8, 16, 25, 14)
    p.line(ink, 1, 9, 21, 16, 20)
  },
  // A slip that comes out torn.
  "should-i": p => {
    p.shape(sheet, 1, 20, 5, 15, 6, 18, 22, 4, 24, 1, 31, 8, 28, 10, 14, 26, 12, 25, 8, 30)
    p.line(redInk, 2, 9, 19, 13, 15)
    p.line(navy, 2, 17, 13, 23, 8)
  },
  // A rolled licence with a seal.
  gpl: p => {
    p.shape(cream, 5, 3, 27, 3, 24, 8, 24, 23, 27, 28, 5, 28, 8, 23, 8, 8)
    p.box(wood, 3, 1, 26, 4)
    p.box(wood, 3, 26, 26, 4)
    p.line("#808080", 1, 11, 9, 21, 9)
    p.line("#808080", 1, 11, 13, 21, 13)
    p.disc(red, 20, 20, 5)
  },
  // A card, and another behind it.
  "games/memory": p => {
    p.shape(navyTone, 3, 8, 16, 2, 26, 21, 13, 28)
    p.shape(sheet, 12, 8, 27, 6, 30, 27, 15, 30)
    p.area(redInk, 21, 24, 16, 17, 17, 13, 20, 13, 21, 15, 22, 12, 26, 12, 27, 15)
  },
  // A label on a string.
  photos: p => {
    p.shape(cream, 2, 16, 10, 8, 31, 8, 31, 25, 10, 25)
    p.oval(ink, 9, 16, 2)
    p.line(brown[1], 2, 8, 15, 4, 6, 10, 1)
    p.bar("#808080", 14, 13, 13, 2)
    p.bar("#808080", 14, 18, 9, 2)
  },
  // A screen on three legs, full to the edges.
  teaching: p => {
    p.line(ink, 2, 15, 20, 5, 31)
    p.line(ink, 2, 16, 20, 26, 31)
    p.line(ink, 2, 15, 20, 15, 31)
    p.box(sheet, 2, 3, 28, 19)
    p.box(silver, 0, 1, 32, 4)
    for (const y of [7, 10, 13, 16, 19]) p.bar(y % 2 ? navy : redInk, 4, y, 24, p.small ? 2 : 1)
  },
}
