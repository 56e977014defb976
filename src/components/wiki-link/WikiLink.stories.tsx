import type { Meta, StoryObj } from "@storybook/react-vite"
import { useRef } from "react"
import { Card } from "./Card"
import { WikiLink } from "./WikiLink"

const meta: Meta<typeof WikiLink> = {
  component: WikiLink,
  args: { href: "https://en.wikipedia.org/wiki/Golden_hamster", children: "the golden hamster" },
}
export default meta

type Story = StoryObj<typeof WikiLink>

/** A link that loads the summary after a short hover or focus. */
export const Usual: Story = {}
export const InFinnish: Story = {
  args: { href: "https://fi.wikipedia.org/wiki/Hamsterit", children: "hamsterit" },
}
export const NoArticle: Story = { args: { href: "https://en.wikipedia.org/", children: "all of it" } }

function Open({ summary }: { summary: string }) {
  const link = useRef<HTMLSpanElement>(null)
  return (
    <p>
      <span ref={link}>the golden hamster</span>
      <Card id="card" article={{ language: "en", title: "Golden hamster" }} summary={summary} beside={link} />
    </p>
  )
}

const eats = "The golden hamster carries its food home in its cheeks. "

export const Shown: Story = { render: () => <Open summary={eats} /> }
export const ShownWithALongSummary: Story = { render: () => <Open summary={eats.repeat(20)} /> }
