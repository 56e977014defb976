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
const said = () => screen.queryByRole("alert")?.textContent ?? null
const box = (name: string) => screen.getByLabelText(name)

describe("a text that is too long for its box", () => {
  it("is refused with both numbers when it is pasted or dropped, and what was there stays", () => {
    render(<Page start="juhq" />)
    const paste = inserting(huge)
    fireEvent(box("Name"), paste)
    expect(paste.defaultPrevented).toBe(true)
    expect(said()).toBe("This box takes at most 10 characters. With that it would have 10,000,004.")
    expect(length()).toBe("4 characters")
  })

  it("is told at the last key too, and what fits is taken in silence", async () => {
    const user = userEvent.setup()
    render(<Page start="123456789" />)
    await user.type(box("Name"), "0")
    expect(length()).toBe("10 characters")
    expect(said()).toBeNull()
    fireEvent(box("Name"), inserting("x"))
    expect(said()).toBe("This box takes at most 10 characters. With that it would have 11.")
    await user.type(box("Name"), "{Backspace}")
    expect(said()).toBeNull()
    expect(length()).toBe("9 characters")
  })

  it("may take the place of what is selected", () => {
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
  ])("is cut off in %s where a machine fills it in, and the page never sees it", (name, most) => {
    render(<Page />)
    fireEvent.input(box(name), { target: { value: huge } })
    expect(length()).toBe(`${most} characters`)
    expect(said()).toBe(
      `This box takes at most ${most.toLocaleString("en-GB")} characters. The rest of the 10,000,000 was left out.`,
    )
  })

  it("is the page's own matter where the page says so", () => {
    render(<Page />)
    fireEvent.input(box("Own"), { target: { value: huge } })
    expect(length()).toBe("10000000 characters")
    expect(said()).toBeNull()
  })

  it("can be shortened by hand where it came from the page", async () => {
    const user = userEvent.setup()
    render(<Page start="fifteen letters" />)
    await user.type(box("Name"), "{Backspace}")
    expect(length()).toBe("14 characters")
    expect(said()).toBeNull()
  })

  it("is no longer spoken of on another page or in another box", async () => {
    const user = userEvent.setup()
    const { rerender } = render(<TextLimit path="/a" />)
    const other = document.createElement("input")
    document.body.append(other)
    fireEvent.input(other, { target: { value: "x".repeat(3001) } })
    expect(said()).toMatch(/3,000/)
    rerender(<TextLimit path="/b" />)
    expect(said()).toBeNull()
    fireEvent.input(other, { target: { value: "x".repeat(3001) } })
    await user.click(other)
    await user.tab()
    expect(said()).toBeNull()
    other.remove()
  })

  it("is told in the dialog that its box is in", () => {
    render(
      <>
        <dialog open>
          <input aria-label="In the dialog" />
        </dialog>
        <TextLimit path="/" />
      </>,
    )
    fireEvent.input(box("In the dialog"), { target: { value: "x".repeat(3001) } })
    expect(screen.getByRole("dialog")).toContainElement(screen.getByRole("alert"))
  })
})
