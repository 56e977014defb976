import { act, render, screen } from "@testing-library/react"
import type { ComponentType } from "react"
import { useLate } from "../../src/effects/useLate"

type Load = () => Promise<{ default: ComponentType<object> }>
const Piece = () => <p>Here</p>

function Place({ wanted, load }: { wanted: boolean; load: Load }) {
  const Late = useLate(wanted, load)
  return Late && <Late />
}

const settle = () => act(async () => {})

describe("a piece that comes late", () => {
  it("is not asked for until it is wanted", async () => {
    const load = jest.fn<ReturnType<Load>, []>().mockResolvedValue({ default: Piece })
    const { rerender } = render(<Place wanted={false} load={load} />)
    await settle()
    expect(load).not.toHaveBeenCalled()
    rerender(<Place wanted load={load} />)
    await settle()
    expect(screen.getByText("Here")).toBeInTheDocument()
    rerender(<Place wanted={false} load={load} />)
    expect(screen.queryByText("Here")).not.toBeInTheDocument()
  })

  it("is not missed when it doesn't arrive, and is asked for again the next time", async () => {
    const load = jest.fn<ReturnType<Load>, []>().mockRejectedValueOnce(new Error("ChunkLoadError"))
    load.mockResolvedValueOnce({ default: Piece })
    const { rerender, container } = render(<Place wanted load={load} />)
    await settle()
    expect(container).toBeEmptyDOMElement()
    rerender(<Place wanted={false} load={load} />)
    rerender(<Place wanted load={load} />)
    await settle()
    expect(screen.getByText("Here")).toBeInTheDocument()
  })
})
