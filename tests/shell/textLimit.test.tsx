import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { TextLimit } from "../../src/shell/text-limit/TextLimit"

function Page({ start = "" }: { start?: string }) {
  const [text, setText] = useState(start)
  const change = (event: { target: { value: string } }) => setText(event.target.value)
  return (
    <>
      <input aria-label="Name" maxLength={10} value={text} onChange={change} />
      <input aria-label="Usual" value={text} onChange={change} />
      <textarea aria-label="Poem" value={text} onChange={change} />
      <textarea aria-label="Own" data-limit="own" value={text} onChange={change} />
      <textarea aria-label="Written by us" readOnly value={text} />
      <input aria-label="Agreed" type="checkbox" />
      <p>{text.length} characters</p>
      <TextLimit path="/somewhere" />
    </>
  )
}

const huge = "ä".repeat(10_000_000)
const inserting = (data: string) =>
  new InputEvent("beforeinput", { bubbles: true, cancelable: true, inputType: "insertFromPaste", data })
const length = () => screen.getByText(/^\d+ characters$/).textContent
const message = () => screen.queryByRole("alert")?.textContent ?? null
/** Waits for the message, whose script loads when it is first needed. */
const findMessage = async () => (await screen.findByRole("alert")).textContent
const box = (name: string) => screen.getByLabelText(name)

describe("a text that is too long for its box", () => {
  it("is refused with both numbers when it is pasted or dropped, and the old text stays", async () => {
    render(<Page start="juhq" />)
    const paste = inserting(huge)
    fireEvent(box("Name"), paste)
    expect(paste.defaultPrevented).toBe(true)
    expect(await findMessage()).toBe(
      "This box takes at most 10 characters. With that it would have 10,000,004.",
    )
    expect(length()).toBe("4 characters")
  })

  it("is refused key by key too, and text that fits shows no message", async () => {
    const user = userEvent.setup()
    render(<Page start="123456789" />)
    await user.type(box("Name"), "0")
    expect(length()).toBe("10 characters")
    expect(message()).toBeNull()
    fireEvent(box("Name"), inserting("x"))
    expect(await findMessage()).toBe("This box takes at most 10 characters. With that it would have 11.")
    await user.type(box("Name"), "{Backspace}")
    expect(message()).toBeNull()
    expect(length()).toBe("9 characters")
  })

  it("may replace the selection", () => {
    render(<Page start="1234567890" />)
    const name = box("Name") as HTMLInputElement
    name.setSelectionRange(0, 5)
    const five = inserting("abcde")
    fireEvent(name, five)
    expect(five.defaultPrevented).toBe(false)
  })

  it.each([
    ["Name", 10],
    ["Usual", 3000],
    ["Poem", 20_000],
  ])("is cut off in %s when it is filled in by script, before the page sees it", async (name, max) => {
    render(<Page />)
    fireEvent.input(box(name), { target: { value: huge } })
    expect(length()).toBe(`${max} characters`)
    expect(await findMessage()).toBe(
      `This box takes at most ${max.toLocaleString("en-GB")} characters. The rest of the 10,000,000 was left out.`,
    )
  })

  it("is left to a page that opts out", () => {
    render(<Page />)
    fireEvent.input(box("Own"), { target: { value: huge } })
    expect(length()).toBe("10000000 characters")
    expect(message()).toBeNull()
  })

  it("can be shortened by hand if the page has set it", async () => {
    const user = userEvent.setup()
    render(<Page start="fifteen letters" />)
    await user.type(box("Name"), "{Backspace}")
    expect(length()).toBe("14 characters")
    expect(message()).toBeNull()
  })

  it("has no message on another page or in another box", async () => {
    const user = userEvent.setup()
    const { rerender } = render(<TextLimit path="/a" />)
    const other = document.createElement("input")
    document.body.append(other)
    fireEvent.input(other, { target: { value: "x".repeat(3001) } })
    expect(await findMessage()).toMatch(/3,000/)
    rerender(<TextLimit path="/b" />)
    expect(message()).toBeNull()
    fireEvent.input(other, { target: { value: "x".repeat(3001) } })
    await user.click(other)
    await user.tab()
    expect(message()).toBeNull()
    other.remove()
  })

  it("has its message in the dialog of its box", async () => {
    render(
      <>
        <dialog open>
          <input aria-label="In the dialog" />
        </dialog>
        <TextLimit path="/" />
      </>,
    )
    fireEvent.input(box("In the dialog"), { target: { value: "x".repeat(3001) } })
    expect(screen.getByRole("dialog")).toContainElement(await screen.findByRole("alert"))
  })
})
