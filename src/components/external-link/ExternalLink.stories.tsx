import type { Meta, StoryObj } from "@storybook/react-vite"
import { ExternalLink } from "./ExternalLink"

const meta: Meta<typeof ExternalLink> = {
  component: ExternalLink,
  args: { href: "https://www.spacejam.com/1996/", children: "Space Jam" },
}
export default meta

type Story = StoryObj<typeof ExternalLink>

export const WithATile: Story = {}
export const WithoutTile: Story = { args: { tile: false } }
export const WithAnArchivedCopy: Story = { args: { archive: true } }
/** The only story that loads a picture from another site. */
export const WithTheHostsOwnIcon: Story = { args: { favicon: true } }

const hosts = [
  "yle.fi",
  "example.com",
  "mozilla.org",
  "w3.org",
  "gnu.org",
  "nasa.gov",
  "4.example",
  "bbc.co.uk",
]

export const AllColours: Story = {
  render: () => (
    <ul>
      {hosts.map(host => (
        <li key={host}>
          <ExternalLink href={`https://${host}/`}>{host}</ExternalLink>
        </li>
      ))}
    </ul>
  ),
}
