import { screen, within } from "@testing-library/react"
import JsonJuhku from "../../src/embeds/json-juhku/JsonJuhku"
import { heightOf, maxFolds, pile, remark, sizeOf } from "../../src/embeds/json-juhku/logic"
import { visit } from "../jest/visit"

const juhku = [
  { word: "juhku.exe", time: "1998", note: 'On "three" floppies.' },
  { word: "Juhku", time: "Today", note: "Nothing more can be taken away." },
]

describe("a folded sheet", () => {
  it("has twice the layers with each fold: 4,096 of them, 41 cm, at the record", () => {
    expect(pile(0)).toEqual({ layers: 1, millimetres: 0.1 })
    expect(pile(maxFolds).layers).toBe(4096)
    expect(heightOf(pile(maxFolds).millimetres)).toBe("41.0 cm")
    expect(heightOf(pile(3).millimetres)).toBe("0.8 mm")
  })

  it("is half as large with each fold of the paper, by turns in height and width", () => {
    expect([0, 2, 3, 4, 5, 12].map(sizeOf)).toEqual([
      { width: 1, height: 1 },
      { width: 1, height: 1 },
      { width: 1, height: 0.5 },
      { width: 0.5, height: 0.5 },
      { width: 0.5, height: 0.25 },
      { width: 1 / 32, height: 1 / 32 },
    ])
  })

  it("has something said of it at every fold", () => {
    const said = Array.from({ length: maxFolds + 1 }, (_, folds) => remark(folds))
    expect(new Set(said).size).toBe(maxFolds + 1)
    expect(said).not.toContain("")
  })
})

describe("JsonJuhku", () => {
  const open = (container: HTMLElement) => container.querySelectorAll("details[open]").length

  it("shows the file pretty and whole, and folds and unfolds it", async () => {
    const { container, user } = visit(<JsonJuhku />, { data: { juhku } })
    expect(open(container)).toBe(3)
    expect(screen.getByText('"On \\"three\\" floppies."')).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Fold" }))
    expect(open(container)).toBe(1)
    expect(screen.getByRole("status", { name: "The sheet" })).toHaveTextContent(
      "The objects are folded. 2 layers, 0.2 mm high.",
    )
    await user.click(screen.getByRole("button", { name: "Fold" }))
    expect(open(container)).toBe(0)
    await user.click(screen.getByRole("button", { name: "Unfold" }))
    await user.click(screen.getByRole("button", { name: "Unfold" }))
    expect(open(container)).toBe(3)
    expect(screen.getByRole("button", { name: "Unfold" })).toHaveAttribute("aria-disabled", "true")
  })

  it("can be folded twelve times, and springs open at the thirteenth", async () => {
    const { container, user } = visit(<JsonJuhku />, { data: { juhku } })
    for (let fold = 1; fold <= maxFolds; fold++)
      await user.click(screen.getByRole("button", { name: "Fold" }))
    expect(screen.getByRole("status", { name: "The sheet" })).toHaveTextContent("4,096 layers, 41.0 cm high.")
    await user.click(screen.getByRole("button", { name: "Fold" }))
    expect(screen.getByRole("status", { name: "The sheet" })).toHaveTextContent("It does not go.")
    expect(open(container)).toBe(3)
  })

  it("has the raw file beside it", () => {
    const { container } = visit(<JsonJuhku />, { data: { juhku } })
    expect(within(container).getByRole("link", { name: "juhku.json" })).toHaveAttribute(
      "href",
      "/json/juhku.json",
    )
  })
})
