/** Sprites that several badges and animations share. */
import { belly, brown, fur, ink, pink, shade, white } from "../palette"
import { type Canvas, canvas, dot, ellipse, rect } from "../pixels/canvas"
import { outline, sprite } from "../pixels/layers"

/** Pertti's face, 24 by 22 pixels. */
export function smallFace(shut = false): Canvas {
  const image = canvas(24, 22)
  for (const x of [5, 18]) {
    ellipse(image, x, 5, 3.4, 3.6, shade)
    ellipse(image, x, 5.5, 1.8, 2, pink)
  }
  ellipse(image, 11.5, 12, 9.8, 8.6, fur)
  ellipse(image, 11.5, 5.5, 2.4, 2.6, shade)
  for (const x of [6.5, 16.5]) ellipse(image, x, 16, 4.6, 3.8, belly)
  ellipse(image, 11.5, 16.5, 5, 4.2, belly)
  for (const x of [7, 15]) {
    if (shut) rect(image, x - 1, 12, 4, 1, ink)
    else {
      rect(image, x, 10, 2, 4, ink)
      dot(image, x, 10, white)
    }
  }
  rect(image, 11, 14, 2, 1, pink)
  dot(image, 10, 16, brown)
  dot(image, 13, 16, brown)
  rect(image, 11, 17, 2, 2, white)
  for (const x of [4, 18]) rect(image, x, 15, 2, 1, pink)
  return outline(image, brown)
}

const bodies = [
  "..........bb....",
  "....bbbbbbfdb...",
  "..bbdddddbfffbb.",
  ".bffffffffffkwfb",
  "bfffffffffffkkfp",
  "bffffccccfffffcb",
  ".bfffcccccccccb.",
  "..bbbbbbbbbbbb..",
]
const feet = ["..pp.pp..pp.pp..", ".pp...pppp...pp."]

/** Pertti running to the right, 16 by 9 pixels. */
export function miniHamster(step: number): Canvas {
  return sprite([...bodies, feet[step % 2] ?? ""], {
    b: brown,
    f: fur,
    d: shade,
    c: belly,
    k: ink,
    w: white,
    p: pink,
  })
}

/** A cow seen from afar, 11 by 8 pixels. */
export function miniCow(): Canvas {
  return sprite(
    [
      "h.h........",
      "wkw........",
      "wwwwkkwwww.",
      "pp.wkkwwkwk",
      "...wwwwkkwk",
      "...wwwwwww.",
      "...w.w.w.w.",
      "...k.k.k.k.",
    ],
    { h: "#d8b070", w: white, k: "#2a2430", p: pink },
  )
}

/** A paw's print, 9 by 9 pixels. */
export function paw(colour: string): Canvas {
  return sprite(
    ["...o.o...", ".o.o.o.o.", ".o.....o.", "...ooo...", "..ooooo..", ".ooooooo.", ".oooooooo", "..oo.oo.."],
    { o: colour },
  )
}

/** A cup of coffee, 15 by 11 pixels. */
export function cup(colour: string, dark: string): Canvas {
  return sprite(
    [
      ".kkkkkkkkkk....",
      "kbbbbbbbbbbk...",
      "kcbbbbbbbbckkk.",
      "kcccccccccckcck",
      "kccccccccddk.kk",
      "kccccccccddkckk",
      "kccccccccddkkk.",
      ".kccccccddk....",
      "..kkkkkkkk.....",
      "ksssssssssskk..",
      ".kkkkkkkkkkk...",
    ],
    { k: ink, b: "#5a3216", c: colour, d: dark, s: "#d8d8e4" },
  )
}
