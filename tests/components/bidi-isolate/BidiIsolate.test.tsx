import { render } from "@testing-library/react"
import { BidiIsolate } from "../../../src/components/bidi-isolate/BidiIsolate"

const drawn = (text: string) => render(<BidiIsolate>{text}</BidiIsolate>).container.innerHTML

describe("Apart", () => {
  it("leaves words from left to right as they are, also those of Finnish and Greek", () => {
    expect(drawn("Added “ääkköset, αβγ 123”.")).toBe("Added “ääkköset, αβγ 123”.")
  })

  it("isolates right-to-left text, and none of the page", () => {
    expect(drawn("Added “שלום עולם 1”.")).toBe("Added “<bdi>שלום עולם</bdi> 1”.")
    expect(drawn("“אב” is taken, “גד” is not.")).toBe("“<bdi>אב</bdi>” is taken, “<bdi>גד</bdi>” is not.")
    expect(drawn("“م” is no bit.")).toBe("“<bdi>م</bdi>” is no bit.")
  })

  it("shuts in a mark that nothing ends", () => {
    expect(drawn("“a\u202Ebc” is no number.")).toBe("“a<bdi>\u202E</bdi>bc” is no number.")
  })

  it("handles each text child, and leaves other children unchanged", () => {
    const { container } = render(
      <BidiIsolate>
        <b>שלום</b> has had {4} stalks of {"עץ"}
      </BidiIsolate>,
    )
    expect(container.innerHTML).toBe("<b>שלום</b> has had 4 stalks of <bdi>עץ</bdi>")
  })
})
