import type { Meta, StoryObj } from "@storybook/react-vite"
import { dayKey, dayOf } from "../../lib/calendar/calendarDay"
import { NewMark } from "./NewMark"

const today = dayKey(dayOf(new Date()))

const meta: Meta<typeof NewMark> = { component: NewMark, args: { of: { added: today } } }
export default meta

type Story = StoryObj<typeof NewMark>

export const New: Story = {}
export const Updated: Story = { args: { of: { added: "2021-06-02", updated: today } } }
export const Neither: Story = { args: { of: { added: "2021-06-02" } } }
