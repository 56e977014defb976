import type { Meta, StoryObj } from "@storybook/react-vite"
import { useRef } from "react"
import { Canvas } from "./Canvas"
import { savePng } from "./savePicture"

const sun = (context: CanvasRenderingContext2D) => {
  const { width, height } = context.canvas
  context.fillStyle = "#000080"
  context.fillRect(0, 0, width, height)
  context.fillStyle = "#ffd60a"
  context.beginPath()
  context.arc(width / 2, height / 2, Math.min(width, height) / 4, 0, 2 * Math.PI)
  context.fill()
}

function Sun({ size }: { size?: { width: number; height: number } }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  return (
    <>
      <Canvas label="The sun at midnight" canvas={canvas} draw={sun} {...(size ? { size } : {})} />
      <button type="button" onClick={() => void savePng(canvas.current, "sun.png")}>
        Save as PNG
      </button>
    </>
  )
}

const meta: Meta<typeof Sun> = { component: Sun }
export default meta

type Story = StoryObj<typeof Sun>

export const AsLargeAsItsPlace: Story = {}
export const OfAGivenSize: Story = { args: { size: { width: 88, height: 31 } } }
