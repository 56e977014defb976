import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type FormEvent, useState } from "react"
import { Button } from "../../src/components/button/Button"

function Countdown({ from }: { from: number }) {
  const [left, setLeft] = useState(from)
  return (
    <>
      <Button disabled={left === 0} onClick={() => setLeft(left - 1)}>
        {left} left
      </Button>
      <button type="button" onClick={() => setLeft(from)}>
        Again
      </button>
    </>
  )
}

describe("a button that may become disabled", () => {
  it("is disabled as any other from the start", () => {
    render(<Countdown from={0} />)
    expect(screen.getByRole("button", { name: "0 left" })).toBeDisabled()
  })

  it("keeps the focus when its own press disables it, and says that it is disabled", async () => {
    render(<Countdown from={1} />)
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    const button = screen.getByRole("button", { name: "0 left" })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute("aria-disabled", "true")
  })

  it("does nothing when it is pressed then", async () => {
    render(<Countdown from={1} />)
    await userEvent.tab()
    await userEvent.keyboard("{Enter}{Enter} ")
    expect(screen.getByRole("button", { name: "0 left" })).toHaveFocus()
  })

  it("is skipped by the keyboard once the focus has gone on, and works again when it may", async () => {
    render(<Countdown from={1} />)
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await userEvent.tab()
    expect(screen.getByRole("button", { name: "0 left" })).toBeDisabled()
    await userEvent.keyboard("{Enter}")
    await userEvent.tab({ shift: true })
    const button = screen.getByRole("button", { name: "1 left" })
    expect(button).toHaveFocus()
    expect(button).not.toHaveAttribute("aria-disabled")
  })

  it("sends no form while it is disabled", async () => {
    const sent: string[] = []
    function Form() {
      const [done, setDone] = useState(false)
      const submit = (event: FormEvent) => {
        event.preventDefault()
        sent.push("once")
        setDone(true)
      }
      return (
        <form onSubmit={submit}>
          <Button type="submit" disabled={done}>
            Send
          </Button>
        </form>
      )
    }
    render(<Form />)
    await userEvent.tab()
    await userEvent.keyboard("{Enter}{Enter}")
    expect(sent).toEqual(["once"])
  })
})
