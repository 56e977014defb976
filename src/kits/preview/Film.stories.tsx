import type { Meta, StoryObj } from "@storybook/react-vite"
import { Film, type Frame } from "./Film"
import { eased } from "./share"

function paint({ pen, width, height, seconds }: Frame): void {
  pen.fillStyle = "#008080"
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = "#ffd83d"
  pen.fillRect(eased(seconds, 0, 2) * (width - 40), height / 2 - 20, 40, 40)
}

const meta: Meta<typeof Film> = {
  component: Film,
  args: { width: 320, height: 200, moves: true, begin: () => paint, length: 3, still: 1 },
  decorators: [
    Story => (
      <div style={{ width: 320, height: 200 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof Film>

export const Moving: Story = {}
export const Still: Story = { args: { moves: false } }
