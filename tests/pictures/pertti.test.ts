import { hamster as maker } from "../../pictures/hamster"
import { sprite } from "../../pictures/pixels/layers"
import { fur, hamster } from "../../src/embeds/banneri-vaihto/hamster"

describe("Pertti of the banners", () => {
  it.each([
    [0, 0],
    [1, 2],
  ])("is in step %i the one of the pictures in step %i", (step, pose) => {
    const drawn = maker({ step: pose })
    const rows = sprite(hamster(step, false), fur)
    const from = 2 * drawn.width * 4
    expect([...drawn.data.subarray(from, from + rows.data.length)]).toEqual([...rows.data])
  })
})
