import type { Meta, StoryObj } from "@storybook/react-vite"
import { BigAnswer } from "./BigAnswer"

const meta: Meta<typeof BigAnswer> = { component: BigAnswer }
export default meta

type Story = StoryObj<typeof BigAnswer>

export const Yes: Story = { args: { answer: true } }
export const No: Story = { args: { answer: false } }
export const AsLargeAsTheWindow: Story = { args: { answer: false, size: "whole" } }
export const BesideItsFacts: Story = { args: { answer: true, size: "beside" } }
export const InLeet: Story = { args: { answer: true, spell: () => "Y35" } }
export const NotKnownYet: Story = { args: { answer: null } }
