import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { Checkbox } from "../../../src/kits/controls/Checkbox"
import { Choice } from "../../../src/kits/controls/Choice"
import { ColourInput } from "../../../src/kits/controls/ColourInput"
import { Field, Search } from "../../../src/kits/controls/Field"
import { FileField } from "../../../src/kits/controls/FileField"
import { Slider } from "../../../src/kits/controls/Slider"
import { TextArea } from "../../../src/kits/controls/TextArea"

describe("a field", () => {
  function Distance({ problem }: { problem: string | null }) {
    const [text, setText] = useState("42")
    return <Field label="Distance" inputMode="decimal" value={text} problem={problem} onChange={setText} />
  }

  it("has its label, and reports what is typed", async () => {
    render(<Distance problem={null} />)
    const field = screen.getByRole("textbox", { name: "Distance" })
    await userEvent.type(field, "0")
    expect(field).toHaveValue("420")
    expect(field).toHaveAttribute("inputmode", "decimal")
    expect(field).toBeValid()
    expect(field).not.toHaveAccessibleDescription()
  })

  it("announces the error message, and refers to it while there is an error", () => {
    const { rerender } = render(<Distance problem={null} />)
    const place = screen.getByRole("alert")
    expect(place).toBeEmptyDOMElement()
    rerender(<Distance problem="Too far." />)
    expect(screen.getByRole("alert")).toBe(place)
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Too far.")
    expect(screen.getByRole("textbox")).toBeInvalid()
  })

  it("is described by what the caller names too", () => {
    render(
      <>
        <p id="hint">In Finland.</p>
        <Field label="Distance" value="" problem="Too far." aria-describedby="hint" onChange={() => {}} />
      </>,
    )
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Too far. In Finland.")
  })

  it("tells its unit in its name, once", () => {
    render(<Field label="Distance" unit="km" value="42" onChange={() => {}} />)
    expect(screen.getByRole("textbox", { name: "Distance (km)" })).toBeVisible()
  })

  it("accepts aria-invalid and a description from the caller", () => {
    render(<Field label="Distance" value="" aria-invalid onChange={() => {}} />)
    expect(screen.getByRole("textbox")).toBeInvalid()
  })

  it("has its button in the same row", () => {
    render(
      <Field label="Distance" value="" onChange={() => {}}>
        <button type="submit">Go</button>
      </Field>,
    )
    expect(screen.getByRole("button").parentElement).toContainElement(screen.getByRole("textbox"))
  })

  it("can be a search field", async () => {
    const told = jest.fn()
    render(<Search label="Find" value="" onChange={told} />)
    await userEvent.type(screen.getByRole("searchbox", { name: "Find" }), "a")
    expect(told.mock.calls).toEqual([["a"]])
  })
})

describe("a box for text", () => {
  it("has its label, reports what is typed, and shows the error", async () => {
    const told = jest.fn()
    render(<TextArea label="Bytes" rows={4} value="" problem="No tag is so large." onText={told} />)
    const box = screen.getByRole("textbox", { name: "Bytes" })
    await userEvent.type(box, "a")
    expect(told.mock.calls).toEqual([["a"]])
    expect(box).toHaveAttribute("rows", "4")
    expect(box).toBeInvalid()
    expect(box).toHaveAccessibleDescription("No tag is so large.")
  })
})

describe("a choice", () => {
  const wheels = [
    ["small", "A small one"],
    ["large", "A large one"],
  ] as const

  it("is a list with the value's own type", async () => {
    const told = jest.fn<void, [number]>()
    render(<Choice label="Width" value={80} options={[40, 80, [120, "very wide"]]} onChange={told} />)
    const list = screen.getByRole("combobox", { name: "Width" })
    expect(list).toHaveDisplayValue("80")
    await userEvent.selectOptions(list, "very wide")
    expect(told.mock.calls).toEqual([[120]])
  })

  it("may have groups, and a note that is read with it", async () => {
    const told = jest.fn()
    const options = [{ group: "Wheels", options: wheels }, "none"] as const
    render(<Choice label="Way" value="none" options={options} note="It has legs." onChange={told} />)
    const list = screen.getByRole("combobox", { name: "Way" })
    expect(within(screen.getByRole("group", { name: "Wheels" })).getAllByRole("option")).toHaveLength(2)
    await userEvent.selectOptions(list, "A large one")
    expect(told.mock.calls).toEqual([["large"]])
    expect(list).toHaveAccessibleDescription("It has legs.")
  })

  it("may be round buttons in a box with a name", async () => {
    const told = jest.fn<void, ["small" | "large"]>()
    render(
      <Choice as="radios" label="Wheel" value="small" options={wheels} onChange={told}>
        <Checkbox label="It squeaks" checked onChange={() => {}} />
      </Choice>,
    )
    const group = within(screen.getByRole("group", { name: "Wheel" }))
    expect(group.getByRole("radio", { name: "A small one" })).toBeChecked()
    expect(group.getByRole("checkbox", { name: "It squeaks" })).toBeChecked()
    await userEvent.click(group.getByRole("radio", { name: "A large one" }))
    expect(told.mock.calls).toEqual([["large"]])
  })
})

describe("the other controls", () => {
  it("have their labels and give on their values as what they are", async () => {
    const told = jest.fn()
    render(
      <>
        <Slider label="Speed: 40%" value={40} min={0} max={100} valueText="40 percent" onChange={told} />
        <Checkbox label="It squeaks" checked={false} onChange={told} />
        <ColourInput label="Paint" value="#ff6347" onChange={told} />
      </>,
    )
    const slider = screen.getByRole("slider", { name: "Speed: 40%" })
    expect(slider).toHaveAttribute("aria-valuetext", "40 percent")
    fireEvent.change(slider, { target: { value: "41" } })
    await userEvent.click(screen.getByRole("checkbox", { name: "It squeaks" }))
    fireEvent.change(screen.getByLabelText("Paint"), { target: { value: "#000080" } })
    expect(told.mock.calls).toEqual([[41], [true], ["#000080"]])
  })
})

describe("a field for a file", () => {
  const file = new File(["wheel"], "wheel.txt", { type: "text/plain" })
  const field = () => screen.getByLabelText<HTMLInputElement>("A file")

  it("reports a chosen file, even the same again, and a dropped file", async () => {
    const told = jest.fn<void, [File]>()
    render(<FileField label="A file" accept=".txt" onFile={told} />)
    await userEvent.upload(field(), file)
    await userEvent.upload(field(), file)
    const place = field().parentElement as HTMLElement
    fireEvent.dragOver(place)
    expect(place).toHaveAttribute("data-over")
    fireEvent.drop(place, { dataTransfer: { files: [file] } })
    expect(place).not.toHaveAttribute("data-over")
    fireEvent.drop(place, { dataTransfer: { files: [] } })
    expect(told.mock.calls.map(([{ name }]) => name)).toEqual(["wheel.txt", "wheel.txt", "wheel.txt"])
  })

  it("accepts a pasted file and one dropped beside it, and clears the field if asked to", async () => {
    const told = jest.fn<void, [File]>()
    const { unmount } = render(
      <FileField label="A file" onFile={told} pasted forgets above={<textarea aria-label="Text" />}>
        <p>Or none.</p>
      </FileField>,
    )
    await userEvent.upload(field(), file)
    expect(field().value).toBe("")
    fireEvent.paste(document.body, { clipboardData: { files: [file] } })
    fireEvent.paste(document.body, { clipboardData: { files: [] } })
    fireEvent.drop(screen.getByLabelText("Text"), { dataTransfer: { files: [file] } })
    expect(told).toHaveBeenCalledTimes(3)
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    unmount()
    fireEvent.paste(document.body, { clipboardData: { files: [file] } })
    expect(told).toHaveBeenCalledTimes(3)
  })

  it("shows the name of the file and the error, and clears a closed file", async () => {
    const { rerender } = render(
      <FileField label="A file" name="wheel.txt" problem="Too round." onFile={() => {}} />,
    )
    expect(screen.getByText("wheel.txt")).toBeVisible()
    expect(field()).toHaveAccessibleDescription("Too round.")
    await userEvent.upload(field(), file)
    expect(field().files).toHaveLength(1)
    rerender(<FileField label="A file" name={null} onFile={() => {}} />)
    expect(field().value).toBe("")
    expect(screen.queryByText("wheel.txt")).not.toBeInTheDocument()
  })
})
