# The same steps as by hand: make the release, unpack it, install its packages, start it. docs/releasing.md explains them.
ARG NODE=24

FROM node:${NODE}-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev
COPY . .
RUN npm run release
RUN mkdir /release && tar -xzf build/caravanserai-*.tgz -C /release

FROM node:${NODE}-slim
WORKDIR /app
COPY --from=build /release ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund
# The server may write here and nowhere else.
RUN install -d -o node -g node /data
USER node
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
