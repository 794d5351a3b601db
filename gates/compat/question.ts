import ts from 'typescript';

const choices = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);
const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** Whether an expression stands where a program asks if there is such a thing. */
export function isQuestion(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(node) && node.questionDotToken) return true;
  if (ts.isParenthesizedExpression(parent)) return isQuestion(parent);
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    if (choices.has(kind)) return parent.left === node || isQuestion(parent);
    return comparisons.has(kind);
  }
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isPropertyAccessExpression(parent) || ts.isCallExpression(parent))
    return parent.expression === node && parent.questionDotToken !== undefined;
  return ts.isIfStatement(parent) || ts.isTypeOfExpression(parent);
}
