import { fireEvent, screen } from "@testing-library/react"
import BlankJuhku from "../../src/embeds/blank-juhku/BlankJuhku"
import { movedMessage, stageAt, stageProgress, stages } from "../../src/embeds/blank-juhku/logic"
import { visit } from "../jest/visit"

const start = "2024-05-31T12:00:00"

const sheet = () => screen.getByRole("img", { name: /^A blank sheet/ })

/** A hand on the sheet; jsdom's pointer events have no place. */
const handAt = (clientX: number, clientY: number) =>
  fireEvent(sheet(), new MouseEvent("pointermove", { bubbles: true, clientX, clientY }))

describe("what happens by seconds", () => {
  it("comes in order, with the sign after a minute", () => {
    const times = stages.map(({ from }) => from)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(stageAt(0).name).toBe("blank")
    expect(stageAt(59).name).toBe("walk")
    expect(stageAt(60).name).toBe("sign")
    expect(stageAt(1e6).name).toBe("gone")
  })

  it("walks from one end to the other and no further", () => {
    expect([11, 12, 18, 24, 99].map(seconds => stageProgress("legs", seconds))).toEqual([0, 0, 0.5, 1, 1])
  })

  it("tells who has moved how long they had", () => {
    expect(movedMessage(5)).toContain("5 seconds")
    expect(movedMessage(75)).toContain("15 seconds")
  })
})

describe("BlankJuhku", () => {
  it("is blank, and brings somebody out in a minute of stillness", () => {
    const { wait } = visit(<BlankJuhku />, { at: start })
    expect(sheet()).toHaveAccessibleName("A blank sheet.")
    expect(sheet()).toBeEmptyDOMElement()
    wait(20_000)
    expect(screen.getByRole("status")).toHaveTextContent("The speck has legs")
    wait(41_000)
    expect(sheet()).toHaveAccessibleName(/sat still for a minute/)
  })

  it("goes back in when somebody moves, keeps the record and offers to send it", () => {
    const { wait } = visit(<BlankJuhku />, { at: start })
    wait(31_000)
    fireEvent.pointerDown(sheet())
    expect(screen.getByRole("status")).toHaveTextContent("31 seconds")
    expect(sheet()).toBeEmptyDOMElement()
    expect(screen.getByText("31 s")).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Share" })).toBeInTheDocument()
    wait(4_000)
    expect(screen.getByText("31 s")).toBeInTheDocument()
  })

  it("lets a hand drift a little, and a key disturb it", () => {
    const { wait } = visit(<BlankJuhku />, { at: start })
    wait(10_000)
    handAt(100, 100)
    handAt(104, 103)
    expect(screen.getByRole("status")).toHaveTextContent("A speck")
    fireEvent.keyDown(document.body, { key: "Tab" })
    expect(screen.getByRole("status")).toHaveTextContent("10 seconds")
  })

  it("tells how still the sender sat, and nothing of a nonsense link", () => {
    const { unmount } = visit(<BlankJuhku />, { query: "still=72" })
    expect(screen.getByText(/has looked at nothing for/)).toHaveTextContent("1 min 12 s")
    unmount()
    visit(<BlankJuhku />, { query: "still=many" })
    expect(screen.queryByText(/has looked at nothing for/)).not.toBeInTheDocument()
  })
})
