import { render, screen } from "@testing-library/react"
import { Reserve } from "../../src/components/reserve/Reserve"

const contents = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>("[aria-hidden]")].map(
    each => each.dataset.text ?? each.innerHTML,
  )

describe("a place as large as its largest content", () => {
  it("says only what stands in it", () => {
    const { container } = render(
      <p role="status">
        <Reserve all={["Thin.", "It does not go any further."]}>Thin.</Reserve>
      </p>,
    )
    expect(container).toHaveTextContent(/^Thin\.$/)
    expect(screen.getByRole("status")).toHaveTextContent("Thin.")
  })

  it("has room for each text that may come, also while it is empty", () => {
    const { container } = render(<Reserve all={["Thin.", "It does not go any further."]} />)
    expect(contents(container)).toEqual(["It does not go any further.", "Thin."])
  })

  it("has room for elements, hidden from whoever reads with the ears", () => {
    const { container } = render(<Reserve all={[<b key="b">Sauna</b>]}>Kettle</Reserve>)
    expect(contents(container)).toEqual(["<b>Sauna</b>"])
  })

  it("draws the four longest of many texts, each once", () => {
    const { container } = render(<Reserve all={["a", "bb", "ccc", "dddd", "eeeee", "eeeee"]}>a</Reserve>)
    expect(contents(container)).toEqual(["eeeee", "dddd", "ccc", "bb"])
  })
})
