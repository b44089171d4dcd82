#!/usr/bin/env node
// Exists before the first build, so that npm links the command when it installs.
import '../dist/cli.js';
