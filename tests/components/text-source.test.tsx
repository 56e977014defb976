import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { maxFieldLength } from "../../src/components/text-source/longText"
import { TextSource } from "../../src/components/text-source/TextSource"

function Tool({ start = "" }) {
  const [text, setText] = useState(start)
  return <TextSource text={text} placeholder="Type or paste" done="clapped to" onChange={setText} />
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>("Text", { selector: "textarea" })
const paste = (text: string) => fireEvent.paste(box(), { clipboardData: { getData: () => text } })

describe("the box for a text", () => {
  it("reports typed text", async () => {
    render(<Tool />)
    await userEvent.type(box(), "juhq")
    expect(box()).toHaveValue("juhq")
  })

  it("holds a text that is too long beside it, at the place where it was pasted, and can be emptied", async () => {
    render(<Tool start="ab" />)
    box().setSelectionRange(1, 1)
    paste("x".repeat(maxFieldLength + 1))
    expect(screen.getByText("100,003 characters")).toBeInTheDocument()
    expect(screen.getByRole("region", { name: "Text" })).toHaveTextContent(
      /All of it is clapped to\. It begins:\s*ax/,
    )
    await userEvent.click(screen.getByRole("button", { name: "Empty the box" }))
    expect(box()).toHaveValue("")
  })

  it("leaves a text that it can carry to the browser", () => {
    render(<Tool />)
    expect(paste("x".repeat(maxFieldLength))).toBe(true)
  })
})
