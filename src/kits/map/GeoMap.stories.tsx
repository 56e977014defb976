import type { Meta, StoryObj } from "@storybook/react-vite"
import { finlandMap } from "./finlandMap"
import { GeoMap } from "./GeoMap"
import { greatCircle } from "./sphere"
import { worldMap } from "./worldMap"

const helsinki = { latitude: 60.17, longitude: 24.94 }
const tokyo = { latitude: 35.68, longitude: 139.69 }
const utsjoki = { latitude: 69.91, longitude: 27.03 }

const meta: Meta<typeof GeoMap> = {
  component: GeoMap,
  args: { label: "A map", onPick: () => {}, action: "Next" },
}
export default meta

type Story = StoryObj<typeof GeoMap>

export const World: Story = {
  args: {
    area: worldMap,
    pins: [
      { id: "helsinki", place: helsinki },
      { id: "tokyo", place: tokyo, look: "picked" },
    ],
    lines: [greatCircle(helsinki, tokyo)],
    traveller: tokyo,
  },
}
export const Finland: Story = {
  args: {
    area: finlandMap,
    pins: [{ id: "utsjoki", place: utsjoki }],
    lines: [greatCircle(helsinki, utsjoki)],
  },
}
