import type { Meta, StoryObj } from "@storybook/react-vite"
import { Verdict } from "./Verdict"

const meta: Meta<typeof Verdict> = { component: Verdict, args: { children: <p>Day 326 of the year.</p> } }
export default meta

type Story = StoryObj<typeof Verdict>

export const Yes: Story = { args: { answer: true } }
export const No: Story = { args: { answer: false } }
export const NotKnownYet: Story = { args: { answer: null } }
