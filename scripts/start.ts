/** `npm start`: builds the site if needed and serves it at the port in PORT, or the default one. */
import { buildIfNeeded } from "./build"
import { serve } from "./serve"

const port = Number(process.env.PORT ?? 9000)

async function start(): Promise<void> {
  if (!(await buildIfNeeded())) {
    console.error("The site was not built, and nothing is served: the reason stands above.")
    process.exit(1)
  }
  try {
    await serve(`${process.cwd()}/public`, port)
    console.log(`The site is at http://localhost:${port} (Ctrl+C ends it).`)
  } catch (error) {
    const isPortTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE"
    console.error(isPortTaken ? `Port ${port} is taken. Try: PORT=${port + 1} npm start` : String(error))
    process.exit(1)
  }
}

void start()
