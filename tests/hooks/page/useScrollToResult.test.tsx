import { act, render, screen } from "@testing-library/react"
import { useScrollToResult } from "../../../src/hooks/page/useScrollToResult"

function Answer({ answer }: { answer: string }) {
  const [place, ask] = useScrollToResult<HTMLParagraphElement>(answer)
  return (
    <>
      <button type="button" onClick={ask}>
        Ask
      </button>
      {answer && <p ref={place}>{answer}</p>}
    </>
  )
}

describe("an answer", () => {
  const seen: (string | null)[] = []
  beforeEach(() => {
    seen.length = 0
    Element.prototype.scrollIntoView = function () {
      seen.push(this.textContent)
    }
  })
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, "scrollIntoView")
  })
  const press = () => act(() => screen.getByRole("button").click())

  it("comes into sight when it was asked for, at once or later", () => {
    const { rerender } = render(<Answer answer="" />)
    press()
    expect(seen).toEqual([])
    rerender(<Answer answer="Yes" />)
    expect(seen).toEqual(["Yes"])
    press()
    expect(seen).toEqual(["Yes", "Yes"])
  })

  it("does not scroll without a click", () => {
    const { rerender } = render(<Answer answer="Yes" />)
    rerender(<Answer answer="No" />)
    expect(seen).toEqual([])
  })
})
