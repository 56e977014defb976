import type { Meta, StoryObj } from "@storybook/react-vite"
import { oClockAt, palindromes } from "../../lib/calendar/oClock"
import { MinuteList } from "./MinuteList"

const meta: Meta<typeof MinuteList> = {
  component: MinuteList,
  args: { label: "Palindromes", minutes: palindromes },
}
export default meta

type Story = StoryObj<typeof MinuteList>

const story = (iso: string): Story => ({ args: { state: oClockAt(Date.parse(iso), "UTC", palindromes) } })

export const Yes = story("2025-08-03T12:21:30Z")
export const No = story("2025-08-03T12:34:56Z")
export const NotKnownYet: Story = { args: { state: null } }
