import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { Checkbox } from "./Checkbox"
import { Choice } from "./Choice"
import { ColourInput } from "./ColourInput"
import { Field, Search } from "./Field"
import { FileField } from "./FileField"
import { Slider } from "./Slider"
import { TextArea } from "./TextArea"

type Props = { problem: string }

function All({ problem }: Props) {
  const [text, setText] = useState("42")
  const [wheel, setWheel] = useState<"small" | "large">("small")
  const [speed, setSpeed] = useState(40)
  const [squeaks, setSqueaks] = useState(true)
  const [colour, setColour] = useState("#ff6347")
  const [name, setName] = useState<string | null>(null)
  const wheels = [
    ["small", "A small one"],
    ["large", "A large one"],
  ] as const
  return (
    <div style={{ display: "grid", gap: "1rem", maxWidth: "24rem" }}>
      <Field label="Distance" unit="km" value={text} problem={problem} onChange={setText} />
      <Search label="Search" value={text} placeholder="A hamster" onChange={setText} />
      <TextArea label="Bytes" rows={3} value={text} problem={problem} onText={setText} />
      <Choice label="Wheel" value={wheel} options={wheels} onChange={setWheel} />
      <Choice as="radios" label="Wheel, all of them" value={wheel} options={wheels} onChange={setWheel} />
      <Slider
        label={`Speed: ${speed}%`}
        value={speed}
        min={0}
        max={100}
        valueText={`${speed} percent`}
        onChange={setSpeed}
      />
      <Checkbox label="It squeaks" checked={squeaks} onChange={setSqueaks} />
      <ColourInput label="Paint" value={colour} onChange={setColour} />
      <FileField
        label="A picture, picked or dropped here"
        accept="image/*"
        name={name}
        problem={problem}
        onFile={file => setName(file.name)}
      />
    </div>
  )
}

const meta: Meta<Props> = { component: All }
export default meta

type Story = StoryObj<Props>

export const Usual: Story = { args: { problem: "" } }
export const WithAProblem: Story = { args: { problem: "No hamster runs that far." } }
