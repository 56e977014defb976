import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { Modal } from "../../../src/components/modal/Modal"
import * as tracking from "../../../src/hooks/outside/track"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../../src/hooks/outside/track", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/hooks/outside/track"),
}))

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal title="You have won" open={open} onClose={() => setOpen(false)}>
        <p>A walking tour of your own home.</p>
      </Modal>
    </>
  )
}

async function openDialog() {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole("button", { name: "Open" }))
  return { user, dialog: screen.getByRole("dialog", { name: "You have won" }) }
}

describe("Modal", () => {
  afterEach(() => jest.restoreAllMocks())

  it("is not there until it is opened", () => {
    render(<Page />)
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    expect(screen.queryByText(/walking tour/)).not.toBeInTheDocument()
  })

  it("opens as a modal window named by its title", async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal")
    const { dialog } = await openDialog()
    expect(showModal).toHaveBeenCalledTimes(1)
    expect(dialog).toHaveTextContent("A walking tour of your own home.")
  })

  it("closes by its button and gives the focus back", async () => {
    const { user } = await openDialog()
    await user.click(screen.getByRole("button", { name: "Close" }))
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Open" })).toHaveFocus()
  })

  it("closes on Escape, which a browser tells as a cancellation", async () => {
    const { dialog } = await openDialog()
    fireEvent(dialog, new Event("cancel", { cancelable: true }))
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })

  it("closes when the browser has closed it by itself", async () => {
    const { dialog } = await openDialog()
    fireEvent(dialog, new Event("close"))
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })

  it("closes on a press on the backdrop, and not on one inside", async () => {
    const { user, dialog } = await openDialog()
    await user.click(screen.getByText(/walking tour/))
    expect(dialog).toBeInTheDocument()
    await user.click(dialog)
    expect(dialog).not.toBeInTheDocument()
  })

  it("stays when a selection that began inside ends on the backdrop", async () => {
    const { user, dialog } = await openDialog()
    await user.pointer([
      { keys: "[MouseLeft>]", target: screen.getByText(/walking tour/) },
      { keys: "[/MouseLeft]", target: dialog },
    ])
    expect(dialog).toBeInTheDocument()
    await user.click(dialog)
    expect(dialog).not.toBeInTheDocument()
  })

  it("stays when a press that began on the backdrop ends inside", async () => {
    const { user, dialog } = await openDialog()
    // The click is then on what is round both: the dialog itself.
    fireEvent.mouseDown(dialog)
    fireEvent.mouseUp(screen.getByText(/walking tour/))
    fireEvent.click(dialog)
    expect(dialog).toBeInTheDocument()
    await user.click(dialog)
    expect(dialog).not.toBeInTheDocument()
  })

  it("keeps the page behind it from scrolling for as long as any of them is open", () => {
    const draw = (title: string) =>
      render(
        <Modal title={title} open onClose={() => {}}>
          Text
        </Modal>,
      )
    const one = draw("One")
    const other = draw("Other")
    other.unmount()
    expect(document.body).toHaveAttribute("data-modal")
    one.unmount()
    expect(document.body).not.toHaveAttribute("data-modal")
  })

  it("keeps what happens in it from the toy that has opened it, and from nobody else", async () => {
    const toy = { onKeyDown: jest.fn(), onPointerDown: jest.fn(), onClick: jest.fn(), onSubmit: jest.fn() }
    const heard = jest.fn()
    render(
      <div {...toy}>
        <Modal title="Share" open onClose={() => {}}>
          <form>
            <input aria-label="Address" />
            <button type="submit">Send</button>
          </form>
        </Modal>
      </div>,
    )
    const user = userEvent.setup()
    const sent = jest.fn((event: Event) => event.preventDefault())
    window.addEventListener("keydown", heard)
    window.addEventListener("submit", sent)
    await user.type(screen.getByLabelText("Address"), "a")
    await user.click(screen.getByRole("button", { name: "Send" }))
    window.removeEventListener("keydown", heard)
    window.removeEventListener("submit", sent)
    expect(Object.values(toy).map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0])
    expect([heard, sent].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it("reports that it opens and closes, by its title, once each", async () => {
    const track = jest.spyOn(tracking, "track")
    const { user } = await openDialog()
    expect(track.mock.calls).toEqual([[{ category: "modal", action: "open", label: "You have won" }]])
    await user.click(screen.getByRole("button", { name: "Close" }))
    expect(track.mock.calls.slice(1)).toEqual([
      [{ category: "modal", action: "close", label: "You have won" }],
    ])
  })

  it("closes with the page it stands on", async () => {
    const track = jest.spyOn(tracking, "track")
    const onClose = jest.fn()
    const { unmount } = render(
      <Modal title="Help" open onClose={onClose}>
        Text
      </Modal>,
    )
    unmount()
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    expect(track).toHaveBeenLastCalledWith({ category: "modal", action: "close", label: "Help" })
    expect(onClose).not.toHaveBeenCalled()
  })
})
