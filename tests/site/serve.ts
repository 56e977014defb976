import { serve } from "../../scripts/serve"

/** Serves the built site while the tests run. */
export default async function setup() {
  const server = await serve(`${process.cwd()}/public`, Number(process.env.SITE_PORT ?? 9123))
  return () => server.close()
}
