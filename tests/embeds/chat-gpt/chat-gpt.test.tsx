import { fireEvent, render, screen } from "@testing-library/react"
import ChatDoors from "../../../src/embeds/chat-gpt/ChatDoors"
import { answerTo, drawings, greeting, maxOnFloor, placementOf } from "../../../src/embeds/chat-gpt/doors"

describe("the chats", () => {
  it("are behind a door each", () => {
    render(<ChatDoors />)
    expect(screen.getByRole("link", { name: "Pizza" })).toHaveAttribute("href", "/chat-gpt/pizza")
    expect(screen.getByRole("link", { name: "Mona Lisa" })).toHaveAttribute("href", "/chat-gpt/monalisa")
  })

  it("hand out a drawing at each knock, with another excuse, and the floor holds so many", () => {
    const { container } = render(<ChatDoors />)
    const lying = () => container.querySelectorAll(".sheet").length
    expect(screen.getByRole("status")).toHaveTextContent(greeting)
    expect(lying()).toBe(0)
    const said = Array.from({ length: drawings }, () => {
      fireEvent.click(screen.getByRole("button", { name: "Knock at Pizza" }))
      return screen.getByRole("status").textContent
    })
    expect(new Set(said).size).toBe(drawings)
    expect(lying()).toBe(drawings)
    fireEvent.click(screen.getByRole("button", { name: "Knock at Mona Lisa" }))
    expect(screen.getByRole("status")).toHaveTextContent("The Mona Lisa, in oil.")
    expect(lying()).toBe(drawings + 1)
    for (let i = 0; i < 20; i++) fireEvent.click(screen.getByRole("button", { name: "Knock at Pizza" }))
    expect(lying()).toBe(maxOnFloor + 1)
  })

  it("say the same of the same drawing, which lies on the floor before the door", () => {
    for (let knock = 1; knock < 60; knock++) {
      expect(answerTo("pizza", knock)).toBe(answerTo("pizza", knock + drawings))
      const { across, turned } = placementOf(knock)
      expect(across).toBeGreaterThanOrEqual(0)
      expect(across).toBeLessThanOrEqual(1)
      expect(Math.abs(turned)).toBeLessThanOrEqual(25)
    }
  })
})
