import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ImportPanel } from "../../../src/kits/files/ImportPanel"

function panel() {
  const taken: string[] = []
  const { container } = render(
    <ImportPanel
      exportButtons={<button type="button">Save</button>}
      label="Paste it here"
      accept=".txt"
      maxSize={20}
      tooLarge="is too large to be a list."
      tooLongText="No list is so long."
      actions={[
        {
          label: "Take it",
          take: text => {
            const start = text.indexOf("?")
            if (start >= 0) return { what: "A list asks nothing.", start, end: start + 1 }
            taken.push(text)
            return null
          },
        },
      ]}
    />,
  )
  container.querySelector("details")?.setAttribute("open", "")
  return {
    taken,
    user: userEvent.setup({ applyAccept: false }),
    box: screen.getByLabelText<HTMLTextAreaElement>("Paste it here"),
  }
}

describe("export and import", () => {
  it("imports pasted text, and empties the field", async () => {
    const { taken, user, box } = panel()
    await user.type(box, "one")
    await user.click(screen.getByRole("button", { name: "Take it" }))
    expect(taken).toEqual(["one"])
    expect(box).toHaveValue("")
  })

  it("reads a file into the box, where it can be looked at first", async () => {
    const { taken, user, box } = panel()
    await user.upload(screen.getByLabelText("A file to import"), new File(["two"], "list.txt"))
    await waitFor(() => expect(box).toHaveValue("two"))
    expect(taken).toEqual([])
  })

  it("refuses a file that is too large, by its name", async () => {
    const { user, box } = panel()
    await user.upload(screen.getByLabelText("A file to import"), new File(["x".repeat(21)], "life.txt"))
    expect(screen.getByRole("alert")).toHaveTextContent("life.txt is too large to be a list.")
    expect(box).toHaveValue("")
  })

  it("shows the error, keeps the text and selects the faulty part", async () => {
    const { taken, user, box } = panel()
    await user.type(box, "one?two")
    await user.click(screen.getByRole("button", { name: "Take it" }))
    expect(screen.getByRole("alert")).toHaveTextContent("A list asks nothing.")
    expect(box).toHaveFocus()
    expect(box).toBeInvalid()
    expect([box.selectionStart, box.selectionEnd]).toEqual([3, 4])
    expect(taken).toEqual([])
    await user.type(box, "!")
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
  })

  it("refuses a text that is too long, and keeps the text before", async () => {
    const { user, box } = panel()
    await user.type(box, "one")
    await user.click(box)
    await user.paste("x".repeat(21))
    expect(screen.getByRole("alert")).toHaveTextContent(/No list is so long\.$/)
    expect(box).toHaveValue("one")
  })

  it("has nothing to press while there is nothing to take in", () => {
    panel()
    expect(screen.getByRole("button", { name: "Take it" })).toBeDisabled()
  })
})
