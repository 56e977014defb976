import type { Meta, StoryObj } from "@storybook/react-vite"
import { ZonePicker } from "./ZonePicker"

const meta: Meta<typeof ZonePicker> = {
  component: ZonePicker,
  args: { label: "Time zone", onChange: () => {} },
}
export default meta

type Story = StoryObj<typeof ZonePicker>

export const YourOwn: Story = { args: { asked: null } }
export const Kathmandu: Story = { args: { asked: "Asia/Kathmandu" } }
export const NoSuchZone: Story = { args: { asked: "Mars/Olympus_Mons" } }
