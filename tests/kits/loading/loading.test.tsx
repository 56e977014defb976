import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ComponentType } from "react"
import { LoadError } from "../../../src/kits/loading/LoadError"
import { useLazyComponent } from "../../../src/kits/loading/useLazyComponent"

type Load = () => Promise<{ default: ComponentType<object> } | ComponentType<object>>
const Piece = () => <p>Here</p>

function Place({ wanted, load }: { wanted?: boolean; load: Load }) {
  const { Piece: Late, failed, retry } = useLazyComponent(load, wanted)
  return failed ? <LoadError what="The piece" onRetry={retry} /> : Late && <Late />
}

const settle = () => act(async () => {})

describe("a component that comes late", () => {
  it("is not asked for until it is wanted, and not drawn when it no longer is", async () => {
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

  it("may be given by itself, or in its module", async () => {
    render(<Place load={async () => Piece} />)
    await settle()
    expect(screen.getByText("Here")).toBeInTheDocument()
  })

  it("is asked for once more by a button where it did not arrive", async () => {
    const load = jest.fn<ReturnType<Load>, []>().mockRejectedValueOnce(new Error("ChunkLoadError"))
    load.mockResolvedValueOnce({ default: Piece })
    render(<Place load={load} />)
    await settle()
    expect(screen.getByRole("alert")).toHaveTextContent("The piece did not arrive. The network may be having")
    await userEvent.click(screen.getByRole("button", { name: "Retry" }))
    expect(await screen.findByText("Here")).toBeInTheDocument()
  })

  it("is asked for again when it is wanted anew", async () => {
    const load = jest.fn<ReturnType<Load>, []>().mockRejectedValueOnce(new Error("ChunkLoadError"))
    load.mockResolvedValueOnce({ default: Piece })
    const { rerender } = render(<Place wanted load={load} />)
    await settle()
    rerender(<Place wanted={false} load={load} />)
    rerender(<Place wanted load={load} />)
    await settle()
    expect(screen.getByText("Here")).toBeInTheDocument()
  })
})

describe("a part that failed to load", () => {
  it("describes what still works, and that the visitor is offline", () => {
    const line = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    render(
      <LoadError what="The library" onRetry={() => {}}>
        The words need none.
      </LoadError>,
    )
    expect(screen.getByRole("alert")).toHaveTextContent(
      "The library did not arrive. You are offline. The words need none.",
    )
    line.mockRestore()
  })
})
