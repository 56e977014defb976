import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ReactNode, useState } from "react"
import { Modal } from "./Modal"

function Opener({ title, children, opened }: { title: string; children: ReactNode; opened: boolean }) {
  const [open, setOpen] = useState(opened)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal title={title} open={open} onClose={() => setOpen(false)}>
        {children}
      </Modal>
    </>
  )
}

const clauses = Array.from({ length: 40 }, (_, i) => `Clause ${i + 1}`)

const meta: Meta<typeof Opener> = {
  title: "modal/Modal",
  component: Opener,
  args: { title: "Notice", opened: true, children: <p>The hamster has left the building.</p> },
}
export default meta

type Story = StoryObj<typeof Opener>

export const Open: Story = {}
export const Closed: Story = { args: { opened: false } }
export const LongTitle: Story = {
  args: { title: "A title that is a good deal longer than any title bar on any telephone will ever be" },
}
export const LongText: Story = {
  args: { children: clauses.map(name => <p key={name}>{name} of the licence.</p>) },
}
export const WithAForm: Story = {
  args: {
    children: (
      <>
        <label htmlFor="name">Name</label>
        <div className="buttons">
          <input id="name" type="text" />
          <button type="button">OK</button>
        </div>
      </>
    ),
  },
}
