/** Pertti awake on his cushion, in hand, on a ledge and under the cushion, 48 by 32 pixels, in the colours of the sleeper. */
import { belly, brown, fur, ink, pink, shade, white, wine } from "../palette"
import { type Canvas, canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { mirror, outline, put } from "../pixels/layers"
import { body, cushion, head, type Look, openEye } from "./sleeper"

const blush = "#f2808a"

/** His head from the front, without eyes and mouth. */
function frontHead(): Canvas {
  const image = canvas(48, 32)
  ellipse(image, 24.5, 14.5, 2.8, 3.2, shade)
  ellipse(image, 24.5, 15.2, 1.4, 1.9, pink)
  ellipse(image, 37.5, 14.5, 2.8, 3.2, shade)
  ellipse(image, 37.5, 15.2, 1.4, 1.9, pink)
  ellipse(image, 31, 20.5, 8.6, 6.8, fur)
  ellipse(image, 31, 23.6, 6.4, 3.6, belly)
  rect(image, 30, 21, 3, 1, pink)
  rect(image, 31, 22, 1, 1, pink)
  return outline(image, brown)
}

/** Both eyes from the front, `y` pixels lower. */
function eyes(on: Canvas, y: number) {
  rect(on, 27, 17 + y, 2, 3, ink)
  dot(on, 28, 17 + y, white)
  rect(on, 34, 17 + y, 2, 3, ink)
  dot(on, 35, 17 + y, white)
}

function smile(on: Canvas, y: number) {
  dot(on, 29, 23 + y, brown)
  dot(on, 30, 24 + y, brown)
  dot(on, 31, 23 + y, brown)
  dot(on, 32, 24 + y, brown)
  dot(on, 33, 23 + y, brown)
}

/** His head in profile with an open eye, `y` pixels lower. */
function profile(y: number): Canvas {
  const image = canvas(48, 32)
  put(image, head(), 0, y)
  openEye(image, y, "right")
  rect(image, 34, 26 + y, 3, 1, brown)
  return image
}

/** His head looking to the left, straight ahead or to the right. */
function lookingHead(look: Look): Canvas {
  const image = canvas(48, 32)
  if (look === "right") put(image, profile(-3), 0, 0)
  if (look === "left") put(image, mirror(profile(-3)), 14, 0)
  if (look === "ahead") put(image, frontHead(), 0, -2)
  if (look === "ahead") eyes(image, -2)
  if (look === "ahead") smile(image, -2)
  return image
}

function paws(on: Canvas) {
  rect(on, 25, 27, 3, 2, pink)
  rect(on, 30, 27, 3, 2, pink)
}

export function awake(look: Look): Canvas {
  const image = canvas(48, 32)
  put(image, cushion(), 0, 0)
  put(image, body(0), 0, 0)
  put(image, lookingHead(look), 0, 0)
  paws(image)
  return image
}

/** Stroked: eyes shut and cheeks red, the head `lean` pixels to the right. */
export function stroked(lean: number): Canvas {
  const image = canvas(48, 32)
  put(image, cushion(), 0, 0)
  put(image, body(1), 0, 0)
  put(image, frontHead(), lean, 0)
  for (const x of [26, 33]) {
    line(image, [x + lean, 19], [x + 1 + lean, 18], ink)
    line(image, [x + 2 + lean, 18], [x + 3 + lean, 19], ink)
  }
  rect(image, 24 + lean, 20, 2, 2, blush)
  rect(image, 36 + lean, 20, 2, 2, blush)
  smile(image, 0)
  paws(image)
  return image
}

/** Startled: in the air over his cushion. */
export function startled(): Canvas {
  const image = canvas(48, 32)
  put(image, cushion(), 0, 0)
  put(image, body(0), 0, -5)
  line(image, [9, 5], [7, 2], brown)
  line(image, [14, 4], [13, 1], brown)
  line(image, [19, 5], [20, 2], brown)
  for (const x of [8, 15]) rect(image, x, 23, 3, 2, pink)
  put(image, frontHead(), 0, -5)
  for (const x of [27.5, 34.5]) {
    ellipse(image, x, 13, 2.6, 3, white)
    rect(image, x, 12, 2, 2, ink)
  }
  ellipse(image, 31, 19.5, 1.6, 2, brown)
  for (const x of [22, 38]) ellipse(image, x, 21, 1.8, 1.4, pink)
  return image
}

/** Under the cushion, with his nose, tail and feet outside. */
export function hiding(): Canvas {
  const image = canvas(48, 32)
  const under = canvas(48, 32)
  ellipse(under, 5, 28, 2, 1.6, pink)
  ellipse(under, 20, 26.5, 15, 4.4, fur)
  ellipse(under, 33, 26.5, 6, 4.4, fur)
  ellipse(under, 35, 28.5, 4, 2, belly)
  rect(under, 39, 27, 2, 2, pink)
  rect(under, 9, 29, 4, 2, pink)
  rect(under, 27, 29, 4, 2, pink)
  put(image, outline(under, brown), 0, 0)
  rect(image, 33, 25, 2, 2, ink)
  dot(image, 34, 25, white)
  const over = mirror(cushion())
  put(image, over, -4, -8)
  return image
}

/** Ashamed: both paws in front of his eyes. */
export function ashamed(): Canvas {
  const image = canvas(48, 32)
  put(image, cushion(), 0, 0)
  put(image, body(0), 0, 1)
  put(image, frontHead(), 0, 2)
  rect(image, 30, 26, 3, 1, brown)
  const arms = canvas(48, 32)
  line(arms, [21, 28], [26, 22], fur, 4)
  line(arms, [41, 28], [36, 22], fur, 4)
  rect(arms, 26, 18, 5, 4, fur)
  rect(arms, 32, 18, 5, 4, fur)
  rect(arms, 27, 17, 3, 1, pink)
  rect(arms, 33, 17, 3, 1, pink)
  put(image, outline(arms, brown), 0, 0)
  for (const x of [28, 34]) rect(image, x, 17, 1, 2, brown)
  return image
}

/** Awake in profile with one paw up, for what he carries. */
export function carrying(): Canvas {
  const image = canvas(48, 32)
  put(image, cushion(), 0, 0)
  put(image, body(0), 0, 0)
  put(image, profile(-3), 0, 0)
  rect(image, 25, 27, 3, 2, pink)
  return image
}

/** The paw over what he carries. */
export function paw(): Canvas {
  const image = canvas(48, 32)
  ellipse(image, 36.5, 25.5, 2.2, 1.6, pink)
  return outline(image, brown)
}

/** A seed between both paws; with `chew` his cheeks are full. */
export function eating(chew: number): Canvas {
  const image = canvas(48, 32)
  put(image, cushion(), 0, 0)
  put(image, body(0), 0, 0)
  const cheeks = canvas(48, 32)
  ellipse(cheeks, 24 - chew, 22, 3 + chew, 3 + chew, fur)
  ellipse(cheeks, 38 + chew, 22, 3 + chew, 3 + chew, fur)
  put(image, outline(cheeks, brown), 0, 0)
  put(image, frontHead(), 0, 0)
  eyes(image, 0)
  const seed = canvas(48, 32)
  ellipse(seed, 31, 25.5 - chew, 2.4, 3.2, ink)
  rect(seed, 31, 23 - chew, 1, 5, white)
  put(image, seed, 0, 0)
  const hands = canvas(48, 32)
  ellipse(hands, 28, 26 - chew, 1.8, 1.6, pink)
  ellipse(hands, 34, 26 - chew, 1.8, 1.6, pink)
  put(image, outline(hands, brown), 0, 0)
  return image
}

/** Looking into a paw that is empty. */
export function emptyPaw(): Canvas {
  const image = canvas(48, 32)
  put(image, cushion(), 0, 0)
  put(image, body(0), 0, 0)
  put(image, head(), 0, -3)
  rect(image, 29, 17, 6, 4, fur)
  ellipse(image, 32, 18.5, 2.6, 2.6, white)
  rect(image, 33, 19, 2, 2, ink)
  line(image, [29, 15], [33, 14], brown)
  rect(image, 34, 24, 2, 1, brown)
  const hand = canvas(48, 32)
  ellipse(hand, 40.5, 26, 3.4, 1.8, pink)
  rect(hand, 36, 26, 3, 2, fur)
  put(image, outline(hand, brown), 0, 0)
  rect(image, 39, 25, 3, 1, blush)
  rect(image, 25, 27, 3, 2, pink)
  return image
}

/** In hand, held by the scruff of his neck; `swing` moves his feet. */
export function dangling(swing: number): Canvas {
  const image = canvas(48, 32)
  const trunk = canvas(48, 32)
  ellipse(trunk, 19 + swing, 29, 2, 1.6, pink)
  ellipse(trunk, 29 + swing, 29, 2, 1.6, pink)
  ellipse(trunk, 24, 21.5, 8, 7.6, fur)
  ellipse(trunk, 24, 23, 5.2, 5.4, belly)
  ellipse(trunk, 15, 19 - swing, 2, 1.6, pink)
  ellipse(trunk, 33, 19 + swing, 2, 1.6, pink)
  put(image, outline(trunk, brown), 0, 0)
  put(image, frontHead(), -7, -10)
  for (const x of [20, 27]) {
    ellipse(image, x + 0.5, 8, 1.6, 2.2, ink)
    dot(image, x + 1, 7, white)
  }
  rect(image, 23, 14, 3, 1, brown)
  line(image, [23, 1], [25, 1], brown)
  return image
}

/** On the edge of something, with his feet over it. */
export function sitting(look: Look): Canvas {
  const image = canvas(48, 32)
  put(image, body(0), 0, 3)
  put(image, lookingHead(look), 0, 3)
  const feet = canvas(48, 32)
  for (const x of [14, 27]) ellipse(feet, x, 29, 2, 2, pink)
  put(image, outline(feet, brown), 0, 0)
  return image
}

/** In his wheel, in one of four steps. The spokes turn by 15 degrees a step: there are six, 60 degrees apart. */
export function running(step: number): Canvas {
  const image = canvas(48, 32)
  line(image, [12, 31], [24, 16], wine, 2)
  line(image, [36, 31], [24, 16], wine, 2)
  rect(image, 8, 30, 32, 2, wine)
  ellipse(image, 24, 15, 15, 15, "#808898")
  ellipse(image, 24, 15, 13, 13, "#3a3a44")
  for (const turn of [0, 1, 2, 3, 4, 5]) {
    const angle = turn * 1.0472 + step * 0.2618
    line(image, [24, 15], [24 + 13 * Math.cos(angle), 15 + 13 * Math.sin(angle)], "#70788a")
  }
  const runner = canvas(48, 32)
  const [a, b] = [[0, 2, 0, -2][step] ?? 0, [0, -2, 0, 2][step] ?? 0]
  for (const x of [16 + a, 27 + b]) rect(runner, x, 24, 3, 2, pink)
  for (const x of [19 + b, 24 + a]) rect(runner, x, 23, 3, 2, pink)
  ellipse(runner, 21, 18.5, 8, 5.6, fur)
  ellipse(runner, 20, 15.5, 5, 2, shade)
  ellipse(runner, 22, 21.8, 6, 2.2, belly)
  ellipse(runner, 29, 16, 5.2, 4.6, fur)
  ellipse(runner, 30, 18.2, 3.6, 2.4, belly)
  ellipse(runner, 26, 11.8, 2, 2.2, shade)
  put(image, outline(runner, brown), 0, 0)
  rect(image, 30, 14, 2, 3, ink)
  dot(image, 31, 14, white)
  rect(image, 34, 16, 1, 2, pink)
  return image
}
