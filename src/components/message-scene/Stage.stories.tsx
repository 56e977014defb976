import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stage } from "./Stage"

const sky = (
  <svg role="img" aria-label="A clear sky" viewBox="0 0 300 120" style={{ background: "#8fc8f0" }} />
)

const meta: Meta<typeof Stage> = { component: Stage, args: { children: sky } }
export default meta

type Story = StoryObj<typeof Stage>

export const Silent: Story = {}
export const WithAPlate: Story = { args: { says: "A cloud has been seen in Turku." } }
