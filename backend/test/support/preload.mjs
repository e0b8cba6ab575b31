// CommonJS packages that require() Nest would otherwise load its ES modules in a cycle under Jest.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
