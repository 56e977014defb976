import { render, screen } from "@testing-library/react"
import ChatDoors from "../../../src/embeds/chat-gpt/ChatDoors"

describe("the chats", () => {
  it("are behind a door each", () => {
    render(<ChatDoors />)
    expect(screen.getByRole("link", { name: "Pizza" })).toHaveAttribute("href", "/chat-gpt/pizza")
    expect(screen.getByRole("link", { name: "Mona Lisa" })).toHaveAttribute("href", "/chat-gpt/monalisa")
  })
})
