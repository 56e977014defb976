import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { Button } from "./Button"

const meta: Meta<typeof Button> = { component: Button, args: { children: "Undo" } }
export default meta

type Story = StoryObj<typeof Button>

export const Ready: Story = {}
export const Disabled: Story = { args: { disabled: true } }

function Once() {
  const [done, setDone] = useState(false)
  return (
    <Button disabled={done} onClick={() => setDone(true)}>
      Press me once
    </Button>
  )
}

/** A button that keeps the focus when it disables itself. */
export const DisablesItself: Story = { render: () => <Once /> }
